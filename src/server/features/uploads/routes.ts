import type { FastifyInstance } from "fastify";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import * as contract from "#shared/contract/uploads.ts";
import type { Decoders } from "./decoding/decoders.ts";
import { openPhoto } from "./open-photo.ts";
import { type UploadStores, uploadImages } from "./upload-images.ts";
import { uploadPropertyFiles } from "./upload-property-files.ts";
import { signalOfLeaving, uploaderOf } from "./uploader.ts";

const HOUR_MS = 60 * 60 * 1000;
const FOREVER = "public, max-age=31536000, immutable";

export type UploadParts = UploadStores & { customers: Customers; decoders: Decoders };

export function uploadRoutes(app: FastifyInstance, { customers, decoders, ...stores }: UploadParts): void {
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
