import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import { callerNetwork } from "#server/http/limits/caller-network.ts";
import * as contract from "#shared/contract/intake/pictures.ts";
import { isStoredFile } from "#shared/contract/stored-file.ts";
import type { Decoders } from "./decoding/decoders.ts";
import { ACCOUNT_PIXELS, GUEST_PIXELS, type Uploader, type UploadStores, uploadImages } from "./upload-photos.ts";
import { uploadPropertyFiles } from "./upload-property-files.ts";

const HOUR_MS = 60 * 60 * 1000;
const FOREVER = "public, max-age=31536000, immutable";

export type UploadDeps = UploadStores & { customers: Customers; decoders: Decoders };

export function uploadRoutes(app: FastifyInstance, { customers, decoders, ...stores }: UploadDeps): void {
  bindEndpoint(app, contract.uploadImages, {
    // Our own pages send each picture by itself.
    limit: { max: 600, timeWindow: HOUR_MS },
    handle: async ({ files: received }, { request, reply }) => {
      const uploader = await uploaderOf({ customers, decoders }, request);
      const welcomeCustomer = () => customers.recogniseOrWelcome(request, reply);
      const signal = signalOfLeaving(reply);
      return { imageUrls: await uploadImages(stores, { uploader, signal, received, welcomeCustomer }) };
    },
  });

  bindEndpoint(app, contract.uploadPropertyFiles, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ files: received, texts }, { request, reply }) => {
      const customerId = await customers.recognise(request);
      const uploader = await uploaderOf({ customers, decoders }, request);
      const signal = signalOfLeaving(reply);
      return uploadPropertyFiles(stores, { customerId, uploader, signal, received, texts });
    },
  });

  app.get<{ Params: { "*": string } }>("/files/*", { schema: { hide: true } }, async (request, reply) => {
    const { stream, bytes } = await openPhoto(stores.files, request.params["*"]);
    return reply
      .header("cache-control", FOREVER)
      .header("content-length", bytes)
      .header("x-content-type-options", "nosniff")
      .type("image/webp")
      .send(stream);
  });
}

async function openPhoto(files: FileStore, file: string): Promise<{ stream: Readable; bytes: number }> {
  if (!isStoredFile(file)) throw new AppError("not_found");
  const bytes = await sizeOf(files, file);
  if (bytes === null) throw new AppError("not_found");
  return { stream: await files.getStream(file), bytes };
}

// Only a store that says so proves that there is no such file: one that is down must not answer 404.
async function sizeOf(files: FileStore, file: string): Promise<number | null> {
  try {
    return (await files.getMetaData(file)).contentLength;
  } catch (error) {
    if (await files.exists(file)) throw error;
    return null;
  }
}

type Deps = { customers: Customers; decoders: Decoders };

// Guests share the queue of their network: a new cookie for every request is no new queue.
async function uploaderOf({ customers, decoders }: Deps, request: FastifyRequest): Promise<Uploader> {
  const account = await customers.findAccount(request);
  const line = account ? `account ${account}` : `network ${callerNetwork(request.ip)}`;
  const maxPixels = account ? ACCOUNT_PIXELS : GUEST_PIXELS;
  return { maxPixels, decode: (job, signal) => decoders.decode(line, { ...job, maxPixels }, signal) };
}

// Comes when the sender is gone, who will not read an answer.
function signalOfLeaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => controller.abort());
  return controller.signal;
}
