import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import multipart, { type Multipart } from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/domain/app-error.ts";
import type { FileField, FileFields } from "#shared/contract/endpoint.ts";
import { isStorable } from "#shared/typed-text.ts";

// After the last byte the parser needs no time of its own.
const GRACE_MS = 1000;

const LONGEST_LETTERS = 60;

const END_LETTERS = 20;

// Control characters, and those that turn or hide the text around them.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

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

// A sender's file name as it may stand in a message: one short line, with its end, where the type is.
export function printableFileName(sent: string | undefined): string {
  const letters = Array.from((sent ?? "").replaceAll(UNPRINTABLE, "").trim());
  if (letters.length === 0) return "The file";
  if (letters.length <= LONGEST_LETTERS) return letters.join("");
  const start = letters.slice(0, LONGEST_LETTERS - END_LETTERS - 1);
  return [...start, "…", ...letters.slice(-END_LETTERS)].join("");
}

// The parts of a form. The parser waits for ever behind a part whose head never ends, so the end of the body is watched.
async function* partsUntilTheEnd(
  parts: AsyncIterableIterator<Multipart>,
  raw: IncomingMessage,
): AsyncGenerator<Multipart> {
  for (;;) {
    const next = await nextOrStall(parts, raw);
    if (next.done) return;
    yield next.value;
  }
}

async function nextOrStall(
  parts: AsyncIterableIterator<Multipart>,
  raw: IncomingMessage,
): Promise<IteratorResult<Multipart>> {
  const answered = new AbortController();
  try {
    return await Promise.race([parts.next(), stall(raw, answered.signal)]);
  } finally {
    answered.abort();
  }
}

async function stall(raw: IncomingMessage, signal: AbortSignal): Promise<never> {
  if (!raw.readableEnded) await once(raw, "end", { signal });
  await sleep(GRACE_MS, undefined, { signal });
  throw new Error("the form has a part without an end");
}
