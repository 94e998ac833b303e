import { randomBytes } from "node:crypto";
import { pictureFindings } from "#server/db/schema/uploads.ts";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import { findingKey } from "#writer/inference/open-vision.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import type { PlanFinding } from "#writer/plans/interpret-plan.ts";
import { createTestBrowser, type TestApp } from "./test-app.ts";
import { plainPicture, sendImages } from "./uploads.ts";

const PLAIN_PHOTO: PhotoFinding = {
  room: "living_room",
  confidence: 0.9,
  outdoor: false,
  outdoorConfidence: 0.9,
  objects: [],
  features: [],
  quality: {
    brightness: 0.5,
    contrast: 0.5,
    colourfulness: 0.5,
    sharpness: 0.5,
    flatness: 0.5,
    widthPx: 64,
    heightPx: 48,
    score: 0.5,
    notes: [],
  },
};
const PLAIN_PLAN: PlanFinding = { labels: [], rooms: [], floors: [], bedrooms: null, bathrooms: null, areaM2: null };

// A host with as many pictures as told, of colours that no other test has.
export async function hostWithPictures(own: TestApp, count: number) {
  const host = createTestBrowser(own.app);
  const started = await host.post("/api/intake/property", { mode: "deep", address: "Only to be known" });
  if (started.statusCode !== 200) throw new Error("the host was not welcomed");
  const pictures = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const background = `#${randomBytes(3).toString("hex")}`;
      return { name: `${at}.png`, bytes: await plainPicture({ format: "png", background }) };
    }),
  );
  const sent = await sendImages(own.app, pictures, Object.fromEntries(host.cookies));
  return { host, urls: sent.json<{ imageUrls: string[] }>().imageUrls };
}

export async function photoShows(own: TestApp, url: string, finding: Partial<PhotoFinding>): Promise<void> {
  await keep(own, "photo", url, { ...PLAIN_PHOTO, ...finding });
}

export async function planShows(own: TestApp, url: string, finding: Partial<PlanFinding>): Promise<void> {
  await keep(own, "plan", url, { ...PLAIN_PLAN, ...finding });
}

async function keep({ files, database }: TestApp, ...[kind, url, finding]: ["photo" | "plan", string, unknown]) {
  const bytes = await files.getBytes(url.replace("/files/", ""));
  await database.db.insert(pictureFindings).values({ key: findingKey(kind, bytes), finding });
}

type Host = ReturnType<typeof createTestBrowser>;

export const DETAILS = { property_address: "12 Pine Road, Bend, OR", bedrooms: 2, bathrooms: 1, maxGuests: 4 };

export async function startJob(host: Host, details: object = {}): Promise<string> {
  const answer = await host.post("/api/intake/express", { ...DETAILS, ...details });
  return answer.json<{ jobId: string }>().jobId;
}

export async function previewOf(host: Host, jobId: string): Promise<ExpressPreview> {
  return (await host.get(`/api/intake/express/${jobId}`)).json<{ preview: ExpressPreview }>().preview;
}

export async function change(host: Host, jobId: string, body: object): Promise<ExpressPreview> {
  const answer = await host.patch(`/api/intake/express/${jobId}`, body);
  if (answer.statusCode !== 200) throw new Error(`the change was answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ preview: ExpressPreview }>().preview;
}
