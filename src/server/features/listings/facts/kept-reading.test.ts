import { expect, test } from "vitest";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import { testServerOfThisFile } from "#tests/support/app/test-server.ts";
import { BUNK_CABIN } from "#tests/support/samples/bunk-cabin.ts";
import { sectionOf } from "#writer/compose/compose-sections.ts";
import type { Sentence } from "#writer/description.ts";
import { followsFrom } from "#writer/rules/read-sentences/follows-from.ts";
import { embeddedWriters, type Writers } from "../write/write-texts.ts";

const BUNKS = "One couple takes the queen downstairs, and four more climb to the bunks.";
const NOT_READ = "A second couple takes the sofa downstairs.";

// A writer whose second reading has spoken for one sentence of two that the lists refuse.
const readingWriters: Writers = {
  ...embeddedWriters,
  write: async (request) => {
    const description = await embeddedWriters.write(request);
    const ids = description.facts.filter(({ field }) => field === "bedroom_notes").map(({ id }) => id);
    const read = followsFrom(BUNKS, ids, description);
    const more: Sentence[] = [
      { text: BUNKS, facts: ids, ...(read && { followsFrom: read }) },
      { text: NOT_READ, facts: ids },
    ];
    const sections = description.sections.map(({ heading, sentences }) =>
      sectionOf(heading, heading === "The space" ? [...sentences, ...more] : sentences),
    );
    return { ...description, sections };
  },
};
const shop = testServerOfThisFile({ writers: readingWriters });

function spaceOf({ descriptions }: ReadListing): string {
  return descriptions[0]?.sections.find(({ heading }) => heading === "The space")?.text ?? "";
}

async function aListing() {
  const guest = shop().browser();
  const { paymentIntentId } = await guest.quote({ propertyData: BUNK_CABIN, promoCode: "ALPHA100" });
  const order = { propertyData: BUNK_CABIN, paymentIntentId, paymentData: null };
  const { body } = await guest.post("/api/generate-guest-description", order);
  const path = `/api/listing/${String(body["listingId"])}`;
  const read = async () => (await guest.get<ReadListing>(path)).body;
  const edit = (text: string, version: number, more: object = {}) =>
    guest.post<ReadListing>(`${path}/edit`, { platform: "airbnb", version, heading: "The space", text, ...more });
  return { guest, path, read, edit };
}

test("what a reading spoke for is delivered, and how it is remembered is not shown", async () => {
  const { read } = await aListing();
  const listing = await read();
  expect(listing.content).toContain(BUNKS);
  expect(listing.content).not.toContain(NOT_READ);
  expect(JSON.stringify(listing)).not.toMatch(/followsFrom|seal/);
});

test("it stays when another fact changes, is asked for in other words, and is edited around", async () => {
  const { guest, path, read, edit } = await aListing();
  const changes = { counts: { bedrooms: 4 } };
  const kept = await guest.post<ReadListing>(`${path}/facts`, { changes, seen: [{ platform: "airbnb", version: 1 }] });
  expect(kept.body.content).toMatch(/four[- ]bedroom/i);
  expect(kept.body.content).toContain(BUNKS);
  const asked = { platform: "airbnb", request: "don't mention the keypad" };
  const { body } = await guest.post<{ proposal: string; sections: { heading: string }[] }>(`${path}/proposal`, asked);
  const headings = body.sections.map(({ heading }) => heading);
  const { proposal } = body;
  const without = await guest.post<ReadListing>(`${path}/proposal/keep`, { platform: "airbnb", proposal, headings });
  expect(without.body.content).not.toMatch(/keypad/i);
  expect(without.body.content).toContain(BUNKS);
  const { version } = without.body.descriptions[0] ?? { version: 0 };
  const edited = await edit(`${spaceOf(await read())} Come as you are.`, version);
  expect(edited.status).toBe(200);
  expect(edited.body.content).toContain(BUNKS);
});

test("a client cannot send it: what is typed by hand is refused as before", async () => {
  const { read, edit } = await aListing();
  const claim = { facts: ["f1"], seal: "x" };
  const claimed = { followsFrom: claim, sentences: [{ text: NOT_READ, facts: ["f1"], followsFrom: claim }] };
  const { status } = await edit(`${spaceOf(await read())} ${NOT_READ}`, 1, claimed);
  expect(status).toBe(400);
  const changed = await edit(spaceOf(await read()).replace("One couple", "Each couple"), 1, claimed);
  expect(changed.status).toBe(400);
  expect((await read()).descriptions[0]?.version).toBe(1);
});
