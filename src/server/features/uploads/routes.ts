import type { FastifyInstance } from "fastify";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Db } from "#server/db/connect.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import * as contract from "#shared/contract/uploads.ts";
import { openPhoto } from "./open-photo.ts";
import { takeTurns } from "./take-turns.ts";
import { uploadImages } from "./upload-images.ts";
import { uploadPropertyFiles } from "./upload-property-files.ts";

const HOUR_MS = 60 * 60 * 1000;
// Over all requests: a decoded photo may take 300 MB.
const PHOTOS_AT_ONCE = 2;
const FOREVER = "public, max-age=31536000, immutable";

export type UploadParts = { db: Db; files: FileStore; customers: Customers; looksAtPhotos: boolean };

export function uploadRoutes(app: FastifyInstance, { db, files, customers, looksAtPhotos }: UploadParts): void {
  const inTurn = takeTurns(PHOTOS_AT_ONCE);

  bindEndpoint(app, contract.uploadImages, {
    // Our own pages send each picture by itself.
    limit: { max: 600, timeWindow: HOUR_MS },
    handle: async ({ files: received }, { request, reply }) => {
      const welcomeCustomer = () => customers.recogniseOrWelcome(request, reply);
      return { imageUrls: await uploadImages({ db, files, inTurn, looksAtPhotos }, { received, welcomeCustomer }) };
    },
  });

  bindEndpoint(app, contract.uploadPropertyFiles, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ files: received, texts }, { request }) => {
      const customerId = await customers.recognise(request);
      return uploadPropertyFiles({ db, files, inTurn, looksAtPhotos }, { customerId, received, texts });
    },
  });

  app.get<{ Params: { "*": string } }>("/files/*", { schema: { hide: true } }, async (request, reply) => {
    const { stream, bytes } = await openPhoto(files, request.params["*"]);
    return reply
      .header("cache-control", FOREVER)
      .header("content-length", bytes)
      .header("x-content-type-options", "nosniff")
      .type("image/webp")
      .send(stream);
  });
}
