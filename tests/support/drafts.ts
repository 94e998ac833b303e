import type { IntakeRole } from "#shared/intake/intake-field.ts";
import type { createTestBrowser } from "./test-app.ts";

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

// Whoever opens a link that a manager shares holds its right from then on.
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
