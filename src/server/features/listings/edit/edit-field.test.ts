import { expect, test } from "vitest";
import type { EditFinding } from "#shared/contract/listings/listing-edit.ts";
import type { ReadListing, WrittenSection } from "#shared/contract/listings/listings.ts";
import { testServerOfThisFile } from "#tests/support/app/test-server.ts";
import { homeNumber } from "#writer/revise/homes.test-support.ts";
import { embeddedWriters } from "../write/write-texts.ts";

const shop = testServerOfThisFile({ writers: embeddedWriters });

const cabin = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Wifi", "Shared pool", "Free parking on premises", "Indoor fireplace", "Kayak"],
  cameras: "Outside only",
  camera_views: "the front door",
  best_thing: "The dock at sunrise.",
  story: "My grandfather built the stairs himself.",
};

type Confirmed = { things?: string[]; sentences?: string[] };

type Given = [heading: string, text: string, confirmed?: Confirmed, version?: number];

function editOf(...[heading, text, confirmed = {}, version = 1]: Given) {
  return { platform: "airbnb", version, heading, text, confirmed };
}

async function aListing(propertyData: object = cabin) {
  const guest = shop().browser();
  const { paymentIntentId } = await guest.quote({ propertyData, promoCode: "ALPHA100" });
  const { body } = await guest.post("/api/generate-guest-description", {
    propertyData,
    paymentIntentId,
    paymentData: null,
  });
  const path = `/api/listing/${String(body["listingId"])}`;
  const read = async () => (await guest.get<ReadListing>(path)).body;
  const check = async (...given: Given) =>
    (await guest.post<{ findings: EditFinding[] }>(`${path}/edit/check`, editOf(...given))).body.findings;
  const save = (...given: Given) => guest.post<ReadListing>(`${path}/edit`, editOf(...given));
  return { guest, path, read, check, save };
}

function sectionIn({ descriptions }: ReadListing, heading = "The space"): WrittenSection {
  const section = descriptions[0]?.sections.find((one) => one.heading === heading);
  if (!section) throw new Error(`there is no ${heading}`);
  return section;
}

const without = (listing: ReadListing, heading: string) =>
  listing.descriptions[0]?.sections.filter((section) => section.heading !== heading);
const isCamera = ({ text }: { text: string }) => /camera/i.test(text);
const blocks = (findings: EditFinding[]) => findings.filter(({ severity }) => severity === "block");

test("harmless words of the host's own are saved as one version, and every other sentence is the same", async () => {
  const { read, check, save } = await aListing();
  const before = await read();
  const { text } = sectionIn(before);
  const typed = `${text} We love this place, and hope you will feel at home!`;
  expect(blocks(await check("The space", typed))).toEqual([]);
  const saved = await save("The space", typed);
  expect(saved.status).toBe(200);
  const after = saved.body;
  expect(after.descriptions[0]).toMatchObject({ version: 2, versions: [{}, { wish: { edited: ["The space"] } }] });
  expect(sectionIn(after).text).toBe(typed);
  expect(sectionIn(after).sentences.slice(0, -1)).toEqual(sectionIn(before).sentences);
  expect(without(after, "The space")).toEqual(without(before, "The space"));
});

test("an unknown thing keeps a text from being saved, and is taken back or confirmed", async () => {
  const { read, check, save } = await aListing();
  const before = await read();
  const { text } = sectionIn(before);
  for (const thing of ["hot tub", "helipad"]) {
    const typed = `${text} Behind the cabin you will find a ${thing}.`;
    const [finding] = blocks(await check("The space", typed));
    expect(finding).toMatchObject({ words: thing, confirm: { kind: "thing", words: thing } });
    expect(typed.slice(finding?.start, finding?.end)).toBe(thing);
    const [fix] = finding?.fixes ?? [];
    expect(fix?.label).toBe("Take it back");
    expect(typed.slice(0, fix?.start) + (fix?.text ?? "") + typed.slice(fix?.end)).toBe(text);
    const refused = await save("The space", typed);
    expect(refused.status).toBe(400);
  }
  expect(await read()).toEqual(before);
  const typed = `${text} Behind the cabin you will find a jacuzzi and a helipad.`;
  const confirmed = { things: ["jacuzzi", "helipad"] };
  expect(blocks(await check("The space", typed, confirmed))).toEqual([]);
  const after = (await save("The space", typed, confirmed)).body;
  expect(after.propertyData["amenities"]).toContain("Hot tub");
  expect(after.propertyData["features"]).toContain("helipad");
  const last = sectionIn(after).sentences.at(-1);
  const dated = after.descriptions[0]?.evidence.filter(({ id, saidAt }) => saidAt && last?.facts.includes(id));
  expect(dated?.map(({ label }) => label)).toEqual(["hot tub", "helipad"]);
});

test("a sentence confirmed in the host's own words is a fact for every later step", async () => {
  const { guest, path, read, check, save } = await aListing();
  const before = await read();
  const sentence = "The bakery in Peachland is 7 minutes away by car.";
  const typed = `${sectionIn(before).text}\n\n${sentence}`;
  const found = blocks(await check("The space", typed));
  expect(found.map(({ confirm }) => confirm)).toContainEqual({ kind: "words", words: sentence });
  const confirmed = { sentences: [sentence] };
  const after = (await save("The space", typed, confirmed)).body;
  expect(sectionIn(after).text).toBe(typed);
  const fact = after.descriptions[0]?.evidence.find(({ label }) => label === sentence);
  expect(fact?.saidAt).toBeDefined();
  expect(sectionIn(after).sentences.at(-1)?.facts).toContain(fact?.id);
  // Reworded and confirmed again, the former words are no longer a fact.
  const other = sentence.replace("7", "9");
  const again = await save("The space", typed.replace(sentence, other), { sentences: [other] }, 2);
  expect(again.body.propertyData["said_at_revision"]).toBe(other);
  // Another fact changes: the sentence stays, and its fact stays known.
  const changes = { counts: { bedrooms: 4 } };
  const seen = [{ platform: "airbnb", version: 3 }];
  const changed = (await guest.post<ReadListing>(`${path}/facts`, { changes, seen })).body;
  expect(sectionIn(changed).text).toContain(other);
  const rewritten = (await guest.post<ReadListing>(`${path}/rewrite`, {})).body;
  expect(rewritten.propertyData["said_at_revision"]).toBe(other);
  const sheet = await guest.get<string>(`${path}/export?platform=airbnb&format=facts`);
  expect(sheet.body).toContain("Said at a revision");
});

test("what the facts say otherwise cannot be confirmed, nor what a platform or the law refuses", async () => {
  const { read, check, save } = await aListing();
  const { text } = sectionIn(await read());
  const sentences = [
    "There are four bedrooms.",
    "The pool is private.",
    "Call us at 604 555 0199 to book.",
    "We do not rent to Muslims.",
    "Book direct at www.example.com and save.",
  ];
  for (const sentence of sentences) {
    const typed = `${text} ${sentence}`;
    const confirmed = { sentences: [sentence] };
    const found = blocks(await check("The space", typed, confirmed));
    expect(found).not.toEqual([]);
    expect(found[0]?.confirm).toBeNull();
    expect(found[0]?.fixes.length).toBeGreaterThan(0);
    expect((await save("The space", typed, confirmed)).status).toBe(400);
  }
  // A number that may not stand is one thing to settle, not one for each group of its digits.
  const phone = blocks(await check("The space", `${text} Call us at 604 555 0199 to book.`));
  expect(phone.map(({ rule }) => rule)).toEqual(["policy.contact"]);
  const [four] = blocks(await check("The space", `${text} There are four bedrooms.`));
  expect(four).toMatchObject({ isAgainstFact: true });
});

test("too long a title is cut at a word, and a disclosure that was edited away is put back", async () => {
  const { read, check, save } = await aListing();
  const before = await read();
  const title = "A quiet cabin by the lake with a fireplace and a long view of nothing at all";
  const long = (await check("Title", title)).find(({ rule }) => rule === "limit.title");
  const [cut] = long?.fixes ?? [];
  expect(title.slice(0, cut?.start).length).toBeLessThanOrEqual(50);
  expect(title.slice(0, cut?.start)).toMatch(/\w$/);
  const section = sectionIn(before, "Other things to note");
  expect(section.sentences.some(isCamera)).toBe(true);
  let typed = section.sentences
    .filter((sentence) => !isCamera(sentence))
    .map(({ text }) => text)
    .join(" ");
  expect((await save(section.heading, typed)).status).toBe(400);
  let [gone] = blocks(await check(section.heading, typed));
  expect(gone).toMatchObject({ rule: "policy.disclosure", confirm: null });
  while (gone) {
    const [fix] = gone.fixes;
    if (!fix || typed.length > section.text.length) throw new Error("it cannot be put back");
    typed = typed.slice(0, fix.start) + fix.text + typed.slice(fix.end);
    [gone] = blocks(await check(section.heading, typed));
  }
  expect(typed).toMatch(/camera/i);
});

test("a repeat changes nothing, a stale version is refused, and a former version comes back byte for byte", async () => {
  const { guest, path, read, save } = await aListing();
  const before = await read();
  const typed = `${sectionIn(before).text} Come and stay.`;
  const first = await save("The space", typed);
  const again = await save("The space", typed);
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  const late = await save("The space", `${typed} Again.`);
  expect(late.status).toBe(409);
  const back = (await guest.post<ReadListing>(`${path}/restore`, { platform: "airbnb", version: 1 })).body;
  expect(back.content).toBe(before.content);
  expect(back.descriptions[0]?.sections).toEqual(before.descriptions[0]?.sections);
});

test("a locked sentence may be edited by hand and stays locked", async () => {
  const { guest, path, read, save } = await aListing();
  const { text, sentences } = sectionIn(await read());
  const [first] = sentences;
  if (!first) throw new Error("the field is empty");
  const lock = { platform: "airbnb", heading: "The space", sentence: first.text, isLocked: true };
  await guest.post(`${path}/lock`, lock);
  const typed = text.replace(first.text, first.text.replace(/\.$/, ", as we like it."));
  const after = (await save("The space", typed)).body;
  expect(sectionIn(after).sentences[0]).toMatchObject({
    isLocked: true,
    text: typed.slice(0, typed.indexOf("it.") + 3),
  });
});

test("hostile input is refused or bounded, and nothing of others is reached", async () => {
  const { guest, path, read, check, save } = await aListing();
  const before = await read();
  const body = { platform: "airbnb", version: 1, heading: "The space", text: "Hello.", confirmed: {} };
  expect((await guest.post(`${path}/edit`, { ...body, text: "a".repeat(20_001) })).status).toBe(400);
  expect((await guest.post(`${path}/edit`, { ...body, text: "a\u0000b" })).status).toBe(400);
  expect((await guest.post(`${path}/edit`, { ...body, heading: "__proto__" })).status).toBe(400);
  expect((await guest.post(`${path}/edit`, { ...body, heading: "No such field" })).status).toBe(400);
  expect((await guest.post(`${path}/edit`, { ...body, platform: "vrbo", heading: "Description" })).status).toBe(404);
  expect((await shop().browser().post(`${path}/edit`, body)).status).toBe(404);
  expect((await shop().browser().post(`${path}/edit/check`, body)).status).toBe(404);
  const many = await check("The space", "a. ".repeat(6600));
  expect(blocks(many).some(({ rule }) => rule === "limit.the-space")).toBe(true);
  expect(await check("The space", "\u0007\u001b[31m ".repeat(500))).toBeDefined();
  expect((await save("Title", "   ")).status).toBe(400);
  const script = `${sectionIn(before).text} Ласкаво просимо. 欢迎光临。 مرحبا بكم.`;
  expect(await check("The space", script)).toBeDefined();
  expect((await read()).descriptions[0]?.version).toBe(1);
});

test("200 edits of generated homes leave every other sentence as it was, byte for byte", async () => {
  const { judgeEdit } = await import("#writer/edit/judge-edit.ts");
  const { describeProperty } = await import("#writer/write-description.ts");
  for (let number = 0; number < 200; number += 1) {
    const before = describeProperty({ property: homeNumber(number), options: { platform: "airbnb", seed: number } });
    const section = before.sections.filter(({ sentences }) => sentences.length > 1)[number % 2] ?? before.sections[1];
    if (!section) throw new Error("the home has no text");
    const place = number % section.sentences.length;
    const old = section.sentences[place]?.text ?? "";
    const typed = section.text.replace(old, `${old.replace(/[.]$/, "")}, which we like.`);
    const edit = { heading: section.heading, text: typed };
    const { edited } = judgeEdit({ before, edit, ledger: before, confirmed: [] });
    const after = edited.description.sections.find(({ heading }) => heading === section.heading);
    expect(after?.text).toBe(typed);
    expect(after?.sentences.toSpliced(place, 1), `home ${number}`).toEqual(section.sentences.toSpliced(place, 1));
    const others = (sections: typeof before.sections) => sections.filter(({ heading }) => heading !== section.heading);
    expect(others(edited.description.sections)).toEqual(others(before.sections));
  }
});
