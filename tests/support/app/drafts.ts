import { randomBytes } from "node:crypto";
import type { DraftPictures } from "#shared/contract/intake/pictures.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import { createTestBrowser, type TestApp } from "./test-app.ts";
import { plainPicture } from "./uploads.ts";

export type TestBrowser = ReturnType<typeof createTestBrowser>;

export async function startDraft(browser: TestBrowser, address = "12 Pine Road, Oslo"): Promise<string> {
  const answer = await browser.post("/api/intake/property", { mode: "deep", address });
  if (answer.statusCode !== 200) throw new Error(`starting a draft was answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ id: string }>().id;
}

// The token in the link that a manager shares.
export async function shareLink(manager: TestBrowser, id: string, role: IntakeRole): Promise<string> {
  const answer = await manager.get(`/api/intake/${id}/share?role=${role}`);
  if (answer.statusCode !== 200) throw new Error(`sharing was answered ${answer.statusCode}: ${answer.body}`);
  return new URL(answer.json<{ url: string }>().url).searchParams.get("token") ?? "";
}

// A customer who opens a manager's link holds its right from then on.
export async function openSharedLink(
  guest: TestBrowser,
  link: { from: TestBrowser; id: string; role: IntakeRole },
): Promise<void> {
  const token = await shareLink(link.from, link.id, link.role);
  const answer = await guest.get(`/api/intake/${link.id}?token=${token}`);
  if (answer.statusCode !== 200) throw new Error(`the link was answered ${answer.statusCode}: ${answer.body}`);
}

export async function revokeLink(manager: TestBrowser, id: string, role: IntakeRole): Promise<void> {
  const links = (await manager.get(`/api/intake/${id}/links`)).json<{ id: string; role: IntakeRole }[]>();
  const link = links.find((each) => each.role === role);
  const answer = await manager.delete(`/api/intake/${id}/links/${link?.id}`);
  if (answer.statusCode !== 200) throw new Error(`revoking was answered ${answer.statusCode}: ${answer.body}`);
}

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
