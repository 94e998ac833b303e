import type { FastifyInstance } from "fastify";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import * as pictures from "#shared/contract/intake-pictures.ts";
import { changePictures } from "./change-pictures.ts";
import type { IntakeParts } from "./intake-parts.ts";
import { readPictures } from "./read-pictures.ts";
import { createWhoAsks } from "./who-asks.ts";

export function pictureRoutes(app: FastifyInstance, { db, customers, eyes }: IntakeParts): void {
  const whoAsks = createWhoAsks({ db, customers });

  bindEndpoint(app, pictures.getDraftPictures, {
    handle: async (received, http) => {
      http.reply.header("cache-control", "no-store");
      return readPictures(eyes, await whoAsks(received, http));
    },
  });

  bindEndpoint(app, pictures.changeDraftPictures, {
    handle: async (received, http) => changePictures(eyes, await whoAsks(received, http), received.body),
  });
}
