import type { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FileField, FileFields } from "#shared/contract/endpoint.ts";
import { isStorable } from "#shared/intake/is-storable.ts";
import { AppError } from "./app-error.ts";
import { partsUntilTheEnd } from "./parts-until-the-end.ts";
import { printableFileName } from "./printable-file-name.ts";

const MEGABYTE = 1024 * 1024;
// Text beside the files must stay small.
const TEXT_LIMITS = { fields: 20, fieldSize: 1024, fieldNameSize: 100, headerPairs: 20 };

export type ReceivedFile<Field extends string = string> = {
  field: Field;
  // Fit for a message, not for a path.
  name: string;
  content: AsyncIterable<Uint8Array>;
};

// Every other kind of body is answered with 415 here, and a multipart one everywhere else.
export async function acceptOnlyMultipart(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
}

// Texts of the same form, complete once all files were read.
export type ReceivedTexts = Map<string, string>;

type Incoming = { request: FastifyRequest; reply: FastifyReply; texts?: ReceivedTexts };

// The files in the order sent, each to be read before the next one comes. None is ever held in memory as a whole.
export async function* receiveFiles(fields: FileFields, incoming: Incoming): AsyncGenerator<ReceivedFile> {
  const { request, texts } = incoming;
  if (!request.isMultipart()) return;
  const counts = new Map<string, number>();
  try {
    for await (const part of partsUntilTheEnd(request.parts({ limits: limitsFor(fields) }), request.raw)) {
      if (part.type !== "file") {
        if (typeof part.value === "string") texts?.set(part.fieldname, storable(part.fieldname, part.value));
        continue;
      }
      const field = acceptedField(fields, part.fieldname, counts);
      const name = printableFileName(part.filename);
      yield { field: part.fieldname, name, content: contentOf(part.file, name, field) };
      part.file.resume();
    }
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await discardRest(fields, incoming);
  }
}

function storable(field: string, text: string): string {
  if (isStorable(text)) return text;
  throw new AppError("bad_request", `${printableFileName(field)} contains a character that cannot be saved`, { field });
}

// One more than allowed is let in, so that our own words refuse it.
function limitsFor(fields: FileFields) {
  const all = Object.values(fields);
  const files = all.reduce((sum, { maxFiles }) => sum + maxFiles, 0) + 1;
  const fileSize = Math.max(...all.map(({ maxBytes }) => maxBytes)) + 1;
  return { ...TEXT_LIMITS, files, fileSize, parts: files + TEXT_LIMITS.fields };
}

function acceptedField(fields: FileFields, name: string, counts: Map<string, number>): FileField {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) {
    throw new AppError("bad_request", `Files are taken in these fields only: ${Object.keys(fields).join(", ")}.`);
  }
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  if (count > field.maxFiles) {
    throw new AppError("bad_request", `You can only upload ${field.maxFiles} ${field.noun}(s) maximum.`);
  }
  return field;
}

async function* contentOf(file: Readable, name: string, { maxBytes }: FileField): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of file as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new AppError("too_large", `${name} is larger than ${maxBytes / MEGABYTE}MB`);
      yield chunk;
    }
  } catch (error) {
    throw refusalOf(error);
  }
}

// What the parser throws is always about a body that is broken, cut off or beyond its limits.
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError("bad_request", "The upload did not arrive completely. Please try again.");
}

// Browsers read an answer only after they have sent everything. What no valid upload would send is not waited for.
async function discardRest(fields: FileFields, { request: { raw }, reply }: Incoming): Promise<void> {
  let bytesLeft = Object.values(fields).reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, MEGABYTE);
  raw.unpipe();
  if (raw.readableEnded || raw.destroyed) return;
  await new Promise<void>((resolve) => {
    raw.once("end", resolve).once("close", resolve);
    raw.on("data", (chunk: Uint8Array) => {
      bytesLeft -= chunk.length;
      if (bytesLeft > 0) return;
      raw.pause();
      reply.header("connection", "close");
      resolve();
    });
    raw.resume();
  });
}
