import { eq } from "drizzle-orm";
import fc from "fast-check";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { drafts } from "#server/db/schema/intake.ts";
import { convertBedrooms } from "#shared/intake/answers/room-entries.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { openSharedLink, startDraft, type TestBrowser } from "#tests/support/app/drafts.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { answerTo } from "#tests/support/samples/random-form.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "1000" } });
const browser = () => createTestBrowser(current().app);
type Answers = Record<string, unknown>;
type Saved = { version: number; updated_at: string; form_data: Answers };

const save = (who: TestBrowser, id: string, form_data: Answers) => who.put(`/api/intake/${id}`, { form_data });
const read = async (who: TestBrowser, id: string) =>
  (await who.get(`/api/intake/${id}`)).json<{ form_data: Answers; version: number; updated_at: string }>();

async function store(id: string, formData: Answers): Promise<void> {
  await current().database.db.update(drafts).set({ formData }).where(eq(drafts.id, id));
}
async function stored(id: string): Promise<Answers | undefined> {
  const [found] = await current().database.db.select().from(drafts).where(eq(drafts.id, id));
  return found?.formData;
}

test("a save changes what it names, null clears, and the answer says what is stored now", async () => {
  const creator = browser();
  const id = await startDraft(creator);
  await save(creator, id, { neighborhood: "Sagene", floor: 3, amenities: [] });
  const answer = await save(creator, id, { floor: null, neighborhood: "Torshov" });
  const saved = answer.json<Saved>();
  expect(saved).toMatchObject({ version: 3, form_data: { floor: null, neighborhood: "Torshov" } });
  const now = await read(creator, id);
  expect(now).toMatchObject({ version: 3, updated_at: saved.updated_at });
  expect(now.form_data).toEqual({ address: "12 Pine Road, Oslo", neighborhood: "Torshov", amenities: [] });
});

test("the draft remembers which answers are the owner's, and a manager in the owner's view is no owner", async () => {
  const manager = browser();
  const owner = browser();
  const id = await startDraft(manager);
  await openSharedLink(owner, { from: manager, id, role: "owner" });
  await owner.put(`/api/intake/${id}`, { form_data: { story: "Built in 1890.", floor: 2, views: ["Lake view"] } });
  await manager.put(`/api/intake/${id}?role=owner`, { form_data: { floor: 3, views: ["Lake view", "Sea view"] } });
  const [draft] = await current().database.db.select().from(drafts).where(eq(drafts.id, id));
  expect(draft?.ownerAnswers).toEqual({ story: true, views: ["Lake view"] });
});

test("viewing, an empty save and a save that is repeated change nothing", async () => {
  const creator = browser();
  const id = await startDraft(creator);
  const rooms = [{ room: "Loft", beds: [{ id: "a", type: "Queen" }], features: [] }];
  await save(creator, id, { bedrooms: rooms });
  const before = await read(creator, id);
  await creator.get(`/api/intake/${id}/schema?role=manager`);
  for (const changes of [{}, { bedrooms: rooms }, { floor: null }]) {
    expect((await save(creator, id, changes)).json()).toEqual({
      version: before.version,
      updated_at: before.updated_at,
      form_data: changes,
    });
  }
  expect(await read(creator, id)).toEqual(before);
});

test.for([
  ["maxGuests", "four"],
  ["maxGuests", 51],
  ["property_type", "Castle"],
  ["room_type", ["Entire place"]],
  ["extra_beds", ["Hammock"]],
  ["bedrooms", [{ room: "Loft", beds: [{ id: "a", type: "Cloud" }], features: [] }]],
  ["bedrooms", 3],
  ["story", "x".repeat(2 * 1024 * 1024)],
  ["story", "a zero \u0000 byte"],
  ["address", { street: "Pine Road" }],
  ["property_address", 12],
  ["no_such_field", "x"],
  ["uploadedPhotos", ["/files/a.webp"]],
] as const)("a bad %s is refused by name, and the rest of that save is not applied", async ([field, value]) => {
  const creator = browser();
  const id = await startDraft(creator);
  const answer = await save(creator, id, { neighborhood: "Sagene", [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: expect.stringMatching(/\w/), field });
  expect(answer.body.length).toBeLessThan(300);
  expect(await stored(id)).toEqual({ address: "12 Pine Road, Oslo" });
});

test("more than any form can hold is refused before it is read", async () => {
  const creator = browser();
  const id = await startDraft(creator);
  expect((await save(creator, id, { story: "x".repeat(5 * 1024 * 1024) })).statusCode).toBe(413);
  expect((await creator.put(`/api/intake/${id}`, { form_data: [1] })).json()).toMatchObject({ field: "form_data" });
  expect((await creator.put(`/api/intake/${id}`, {})).json()).toMatchObject({ field: "form_data" });
});

test("what another answer hides is kept, and can still be corrected", async () => {
  const creator = browser();
  const id = await startDraft(creator);
  await save(creator, id, { living_area: 80, area_unit: "Square meters" });
  await save(creator, id, { living_area: 0 });
  expect((await read(creator, id)).form_data).toMatchObject({ living_area: 0, area_unit: "Square meters" });
  expect((await save(creator, id, { area_unit: "Square feet" })).statusCode).toBe(200);
});

test("an address under its other name counts like the usual one", async () => {
  const creator = browser();
  const id = await startDraft(creator);
  await store(id, { property_address: "7 Old Form Lane", uploadedPhotos: ["/files/a.webp"] });
  expect(await read(creator, id)).toMatchObject({
    form_data: { property_address: "7 Old Form Lane", uploadedPhotos: ["/files/a.webp"] },
    hasAddress: true,
  });
  expect((await save(creator, id, { property_address: "8 Old Form Lane" })).statusCode).toBe(200);
  await store(id, { address: " " });
  expect(await read(creator, id)).toMatchObject({ hasAddress: false });
});

const OldBedrooms = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.array(fc.constantFrom("King", "Queen", "Sofa bed", "Hammock"), { maxLength: 5 }),
  fc.array(fc.record({ room: fc.constantFrom("Loft", "Kids"), bedType: fc.constantFrom("King", "Twin") })),
  fc.array(fc.record({ name: fc.constantFrom("Loft", "Kids"), beds: fc.array(fc.constantFrom("Queen", "Bunk")) })),
);

test("bedrooms in any old shape are read in today's, and saving what was read changes nothing more", async () => {
  const creator = browser();
  const id = await startDraft(creator);
  await fc.assert(
    fc.asyncProperty(OldBedrooms, async (bedrooms) => {
      await store(id, { bedrooms });
      const { form_data } = await read(creator, id);
      expect(form_data["bedrooms"]).toEqual(convertBedrooms(bedrooms));
      expect((await save(creator, id, form_data)).statusCode).toBe(200);
      expect((await read(creator, id)).form_data).toEqual(form_data);
    }),
    { numRuns: 25 },
  );
});

const KEYS = ["neighborhood", "story", "bedroom_notes", "floor", "levels", "address"] as const;
const isNumber = (key: string) => key === "floor" || key === "levels";
const Change: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(
    KEYS.map((key) => [
      key,
      fc.option<unknown>(isNumber(key) ? fc.integer({ min: 1, max: 20 }) : fc.string({ maxLength: 20 })),
    ]),
  ),
  { requiredKeys: [] },
);

test("saves of several people at the same moment lose no field, and the later one wins", async () => {
  const [creator, manager, owner] = [browser(), browser(), browser()];
  const id = await startDraft(creator);
  await openSharedLink(manager, { from: creator, id, role: "manager" });
  await openSharedLink(owner, { from: creator, id, role: "owner" });
  const people = [creator, manager, owner];
  await fc.assert(
    fc.asyncProperty(fc.array(Change, { minLength: 2, maxLength: 12 }), async (changes) => {
      await store(id, {});
      const answers = await Promise.all(
        changes.map((change, at) => save(people[at % people.length] ?? creator, id, change)),
      );
      const saved = answers.map((answer) => answer.json<Saved>());
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(changes.map(() => 200));
      // One after the other, in the order the server says, gives what is stored.
      const inOrder = saved.toSorted((a, b) => a.version - b.version);
      const replayed = Object.assign({}, ...inOrder.map(({ form_data }) => form_data)) as Answers;
      const expected = Object.fromEntries(Object.entries(replayed).filter(([, answer]) => answer !== null));
      expect(await stored(id)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

// A save that changes nothing carries the version it found, so each here changes a field of its own.
test("fifty fields saved at once by three people are all there, each as its own version", async () => {
  const [creator, manager, owner] = [browser(), browser(), browser()];
  const id = await startDraft(creator);
  await openSharedLink(manager, { from: creator, id, role: "manager" });
  await openSharedLink(owner, { from: creator, id, role: "owner" });
  const people = [creator, manager, owner];
  const texts = INTAKE_SECTIONS.flatMap(({ fields }) => fields)
    .filter(({ type, roles, component }) => (type === "short" || type === "paragraph") && !roles && !component)
    .slice(0, 50);
  const answers = await Promise.all(
    texts.map((field, at) => save(people[at % 3] ?? creator, id, { [field.id]: `answer ${at}` })),
  );
  const versions = answers.map((answer) => answer.json<Saved>().version);
  expect(versions.toSorted((a, b) => a - b)).toEqual(texts.map((_, at) => at + 2));
  expect(await stored(id)).toEqual({
    address: "12 Pine Road, Oslo",
    ...Object.fromEntries(texts.map((field, at) => [field.id, `answer ${at}`])),
  });
});

const everything = () =>
  Object.fromEntries(
    INTAKE_SECTIONS.flatMap(({ fields }) => fields).map((field) => [field.id, fc.sample(answerTo(field), 1)[0]]),
  );

test("one field of a full draft is saved in one transaction and under two kilobytes both ways", async () => {
  const creator = browser();
  const id = await startDraft(creator);
  await store(id, everything());
  const queries = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => queries.mockRestore());
  const changes = { neighborhood: "Between the park and the river" };
  const answer = await save(creator, id, changes);
  expect(answer.statusCode).toBe(200);
  expect(JSON.stringify({ form_data: changes }).length + answer.rawPayload.length).toBeLessThan(2048);
  expect(rawHeaders(answer.headers).length + answer.rawPayload.length).toBeLessThan(2048);

  const statements = queries.mock.calls.map(([query], at) => ({
    text: textOf(query),
    client: queries.mock.contexts[at],
  }));
  const ours = statements.filter(({ text }) => !/rate_limits/.test(text));
  expect(ours.map(({ text }) => text.trim().split(/[\s_]/, 2).join(" "))).toEqual([
    "begin",
    'select "id",',
    'update "drafts"',
    "select pg",
    "commit",
  ]);
  expect(new Set(ours.map(({ client }) => client)).size).toBe(1);
});

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return (query as { text: string }).text;
}

function rawHeaders(headers: object): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    .join("");
}
