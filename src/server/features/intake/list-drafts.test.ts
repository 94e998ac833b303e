import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { drafts } from "#server/db/schema/intake.ts";
import type { DraftListEntry } from "#shared/contract/intake/intake.ts";
import { openSharedLink, revokeLink, startDraft, type TestBrowser } from "#tests/support/app/drafts.ts";
import { signUp } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();
const browser = () => createTestBrowser(current().app);
const list = async (who: TestBrowser, query = "") => (await who.get(`/api/intake${query}`)).json<DraftListEntry[]>();
const addresses = (entries: DraftListEntry[]) => entries.map(({ form_data }) => form_data["address"]);

test("the list has one's own drafts and the shared ones, last changed first, each once", async () => {
  const [creator, guest] = [browser(), browser()];
  const first = await startDraft(creator, "1 First Street");
  const second = await startDraft(creator, "2 Second Street");
  const own = await startDraft(guest, "3 Own Street");
  await openSharedLink(guest, { from: creator, id: first, role: "owner" });
  await openSharedLink(guest, { from: creator, id: first, role: "manager" });
  await openSharedLink(guest, { from: creator, id: second, role: "owner" });
  await creator.put(`/api/intake/${first}`, { form_data: { story: "Built in 1910" } });

  expect(await list(guest)).toEqual([
    expect.objectContaining({ id: first, mode: "deep", role: "manager", isCreator: false }),
    expect.objectContaining({ id: own, role: "manager", isCreator: true, completedAt: null, completedBy: null }),
    expect.objectContaining({ id: second, role: "owner", isCreator: false }),
  ]);
  // The address and nothing else of the form.
  expect((await list(creator)).map(({ form_data }) => form_data)).toEqual([
    { address: "1 First Street" },
    { address: "2 Second Street" },
  ]);
  await revokeLink(creator, second, "owner");
  expect((await list(guest)).map(({ id }) => id)).toEqual([first, own]);
  expect(await list(browser())).toEqual([]);
});

test("a guest's drafts are in the account's list after signing up", async () => {
  const [creator, guest] = [browser(), browser()];
  const id = await startDraft(creator);
  await openSharedLink(guest, { from: creator, id, role: "owner" });
  const member = await signUp(current().app, "lister@example.com");
  await startDraft(member, "9 Member Street");
  await guest.post("/api/login", { email: "lister@example.com", password: "difference engine" });
  expect(addresses(await list(guest))).toEqual(["9 Member Street", "12 Pine Road, Oslo"]);
});

test("a search looks at addresses and at the beginning of ids, and takes every character as it is", async () => {
  const who = browser();
  const pine = await startDraft(who, "12 Pine Road, Oslo");
  const oak = await startDraft(who, "100% Oak_Lane");
  const found = async (search: string) => addresses(await list(who, `?search=${encodeURIComponent(search)}`));
  expect(await found("pine road")).toEqual(["12 Pine Road, Oslo"]);
  expect(await found("0% oak_l")).toEqual(["100% Oak_Lane"]);
  expect(await found("%")).toEqual(["100% Oak_Lane"]);
  expect(await found(pine.slice(0, 8).toUpperCase())).toEqual(["12 Pine Road, Oslo"]);
  expect(await found("nowhere")).toEqual([]);
  expect(await found("  ")).toHaveLength(2);
  await current()
    .database.db.update(drafts)
    .set({ formData: { property_address: "Elm Court" } })
    .where(eq(drafts.id, oak));
  expect(await list(who, "?search=elm")).toMatchObject([{ form_data: { property_address: "Elm Court" } }]);
});

test("an address that is closed to owners is neither listed nor found", async () => {
  const [creator, owner] = [browser(), browser()];
  const id = await startDraft(creator, "Secret Villa");
  await openSharedLink(owner, { from: creator, id, role: "owner" });
  expect(addresses(await list(owner, "?search=villa"))).toEqual(["Secret Villa"]);
  await creator.put(`/api/intake/${id}/owner-permissions`, { sections: ["story"] });
  expect(await list(owner, "?search=villa")).toEqual([]);
  expect(await list(owner)).toMatchObject([{ id, form_data: {} }]);
  expect(addresses(await list(creator, "?search=villa"))).toEqual(["Secret Villa"]);
});

test("pages follow one another by the last id, and their size is bounded", async () => {
  const who = browser();
  for (const number of [1, 2, 3, 4, 5]) await startDraft(who, `${number} Long Street`);
  const seen: unknown[] = [];
  let cursor = "";
  for (let page = 0; page < 3; page += 1) {
    const entries = await list(who, `?limit=2${cursor}`);
    seen.push(...addresses(entries));
    cursor = `&cursor=${entries.at(-1)?.id}`;
  }
  expect(seen).toEqual([5, 4, 3, 2, 1].map((number) => `${number} Long Street`));
  expect((await who.get("/api/intake?limit=1000")).json()).toMatchObject({ field: "limit" });
  expect((await who.get("/api/intake?cursor=nonsense")).json()).toMatchObject({ field: "cursor" });
});
