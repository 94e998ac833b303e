import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { uploads } from "#server/db/schema/uploads.ts";
import type { TestApp } from "./test-app.ts";

export type Picture = { name: string; bytes: Uint8Array };

export function imagesForm(pictures: Picture[], field = "images"): FormData {
  const form = new FormData();
  // The type is claimed as a picture's always, whatever the bytes are.
  for (const { name, bytes } of pictures)
    form.append(field, new File([Buffer.from(bytes)], name, { type: "image/jpeg" }));
  return form;
}

export async function sendForm(app: FastifyInstance, form: FormData, cookies: Record<string, string> = {}) {
  const encoded = new Response(form);
  return app.inject({
    method: "POST",
    url: "/api/upload-images",
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
    cookies,
  });
}

export async function sendImages(app: FastifyInstance, pictures: Picture[], cookies: Record<string, string> = {}) {
  return sendForm(app, imagesForm(pictures), cookies);
}

type Plain = { width: number; height: number; format: "jpeg" | "png" | "webp"; background: string };

export async function plainPicture(wish: Partial<Plain> = {}): Promise<Buffer> {
  const { width = 64, height = 48, format = "jpeg", background = "#4080c0" } = wish;
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

// Everything an upload may leave behind.
export async function whatIsKept({ database, config }: TestApp) {
  const folder = join(config.dataDir, "files");
  return { rows: await database.db.select().from(uploads), files: filesIn(folder) };
}

export const NOTHING_KEPT = { rows: [], files: [] };

function filesIn(folder: string): string[] {
  return readdirSync(join(folder, ".."), { recursive: true, encoding: "utf8" })
    .filter((path) => path.startsWith("files/"))
    .map((path) => path.slice("files/".length))
    .toSorted();
}
