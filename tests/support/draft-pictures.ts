import { randomBytes } from "node:crypto";
import type { DraftPictures } from "#shared/contract/intake-pictures.ts";
import { startDraft, type TestBrowser } from "./drafts.ts";
import { createTestBrowser, type TestApp } from "./test-app.ts";
import { plainPicture } from "./uploads.ts";

type Counts = { photos: number; plans: number };
type Uploaded = { photos: string[]; floorplans: string[] };

// Of colours that no other test has, so that no other test's findings are about them.
export async function addPictures(own: TestApp, manager: TestBrowser, draft: Counts & { id: string }) {
  const form = new FormData();
  form.append("draftId", draft.id);
  const fields = [
    ["photos", draft.photos],
    ["floorplans", draft.plans],
  ] as const;
  for (const [field, count] of fields) {
    for (let at = 0; at < count; at++) {
      const picture = await plainPicture({ format: "png", background: `#${randomBytes(3).toString("hex")}` });
      form.append(field, new File([Buffer.from(picture)], `${field}-${at}.png`));
    }
  }
  const encoded = new Response(form);
  const answer = await own.app.inject({
    method: "POST",
    url: "/api/upload-property-files",
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
    cookies: Object.fromEntries(manager.cookies),
  });
  if (answer.statusCode !== 200) throw new Error(`the upload was answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<Uploaded>();
}

export async function managerWithPictures(own: TestApp, counts: Counts) {
  const manager = createTestBrowser(own.app);
  const id = await startDraft(manager, "12 Pine Road, Bend, OR");
  return { manager, id, ...(await addPictures(own, manager, { ...counts, id })) };
}

export async function picturesOfDraft(manager: TestBrowser, id: string): Promise<DraftPictures> {
  const answer = await manager.get(`/api/intake/${id}/pictures`);
  if (answer.statusCode !== 200) throw new Error(`the pictures were answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<DraftPictures>();
}
