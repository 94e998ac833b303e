import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import type { Translations } from "#shared/contract/listings/platforms-and-languages.ts";
import { LANGUAGES, type Language } from "#shared/contract-values.ts";
import { openTestServer, type TestServer, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { type AskedSentence, startTranslatingModel } from "#tests/support/fakes/translating-model.ts";
import { cabinIn, FIXED_WRITERS, KELOWNA_CABIN } from "#tests/support/samples/translated-cabin.ts";

const honest = ({ text }: AskedSentence, language: Language) => cabinIn(language, text);

let model: Awaited<ReturnType<typeof startTranslatingModel>>;
let shop: TestServer;
beforeAll(async () => {
  model = await startTranslatingModel(honest);
  shop = await openTestServer({ writers: FIXED_WRITERS, env: model.env });
});
afterAll(async () => {
  await shop.stop();
  await shop.database.drop();
  await model.close();
});
beforeEach(() => {
  model.answerWith(honest);
  model.asked.length = 0;
});

async function buy({ browser, url }: TestServer = shop) {
  const guest = browser();
  const { paymentIntentId } = await guest.quote({ propertyData: KELOWNA_CABIN, promoCode: "ALPHA100" });
  const sent = { propertyData: KELOWNA_CABIN, paymentIntentId, paymentData: null };
  const id = (await guest.post<{ listingId: string }>("/api/generate-guest-description", sent)).body.listingId;
  const path = `/api/listing/${id}/translations`;
  const read = async () => (await guest.get<Translations>(path)).body;
  const make = (language: Language, version = 1) =>
    guest.post<Translations & { message: string }>(path, { platform: "airbnb", language, version });
  const download = async (format: string, language: Language) => {
    const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const query = `platform=airbnb&format=${format}&language=${language}`;
    return fetch(`${url}/api/listing/${id}/export?${query}`, { headers: { cookie } });
  };
  return { guest, id, read, make, download };
}

const wordsOf = ({ translations }: Translations, language: Language) =>
  translations
    .find((one) => one.language === language)
    ?.sections.map(({ text }) => text)
    .join("\n") ?? "";

test("a text is had in each language, proven, kept, and not asked for again", async () => {
  const { make, read } = await buy();
  for (const language of LANGUAGES) {
    const made = await make(language);
    expect(made.status).toBe(200);
    const own = made.body.translations.find((one) => one.language === language);
    expect(own?.leftOut).toEqual([]);
    expect(own).toMatchObject({ isCurrent: true, version: 1, outdated: [], news: [] });
    expect(own?.sections.map(({ heading }) => heading)).toEqual(["Title", "Summary", "Other things to note"]);
    expect(own?.sections[0]?.text.length).toBeLessThanOrEqual(50);
    expect(own?.sections[1]?.sentences.every(({ facts }) => facts.length > 0)).toBe(true);
  }
  const calls = model.asked.length;
  const kept = await read();
  expect((await make("es")).body).toEqual(kept);
  expect(model.asked.length).toBe(calls);
  expect(calls).toBe(LANGUAGES.length);
});

const TAILS: Record<Language, { tub: string; helipad: string; two: [string, string]; pets: string }> = {
  es: { tub: "con jacuzzi", helipad: "con helipuerto", two: ["dos", "cinco"], pets: "Con mascotas, por favor." },
  fr: { tub: "avec jacuzzi", helipad: "avec héliport", two: ["deux", "cinq"], pets: "Animaux bienvenus." },
  de: { tub: "mit Whirlpool", helipad: "mit Hubschrauberlandeplatz", two: ["zwei", "fünf"], pets: "Haustiere, bitte." },
  it: { tub: "con idromassaggio", helipad: "con eliporto", two: ["due", "cinque"], pets: "Animali, per favore." },
  pt: {
    tub: "com jacuzzi",
    helipad: "com heliponto",
    two: ["dois", "cinco"],
    pets: "Animais de estimação, por favor.",
  },
};

test.each(LANGUAGES)("what a model adds, denies or changes never reaches the %s text", async (language) => {
  const { tub, helipad, two, pets } = TAILS[language];
  const withTail = (tail: string) => (sentence: AskedSentence) =>
    sentence.field === "Summary" && sentence.text.startsWith("On-site parking")
      ? honest(sentence, language).replace(/\.$/, ` ${tail}.`)
      : honest(sentence, language);
  const doubles = {
    tub: withTail(tub),
    helipad: withTail(helipad),
    number: (sentence: AskedSentence) => honest(sentence, language).replace(two[0], two[1]),
    pets: (sentence: AskedSentence) => (sentence.text.startsWith("Pets are") ? pets : honest(sentence, language)),
  };
  const forbidden = { tub: tub.split(" ")[1], helipad: helipad.split(" ")[1], number: ` ${two[1]} `, pets };
  for (const [name, double] of Object.entries(doubles) as [keyof typeof doubles, typeof doubles.tub][]) {
    const { make } = await buy();
    model.asked.length = 0;
    model.answerWith(double);
    const made = await make(language);
    expect(made.status).toBe(200);
    expect(wordsOf(made.body, language)).not.toContain(forbidden[name]);
    expect(wordsOf(made.body, language)).not.toBe("");
    const [own] = made.body.translations;
    expect(own?.leftOut).toHaveLength(1);
    expect(own?.leftOut[0]?.reason).not.toBe("");
    // The refused sentence, and only it, was asked for twice more, with what was wrong with it.
    expect(model.asked).toHaveLength(3);
    for (const again of model.asked.slice(1)) {
      expect(again).toHaveLength(1);
      expect(again[0]?.faults).not.toEqual([]);
      expect(again[0]?.before).not.toBe("");
    }
  }
});

test("a disclosure or a required field that cannot be proven keeps the whole version back", async () => {
  const { make, read } = await buy();
  model.answerWith((sentence, language) => (sentence.text.includes("cameras") ? "" : honest(sentence, language)));
  const camera = await make("es");
  expect(camera.status).toBe(409);
  expect(camera.body.message).toContain("Please note the security cameras outside.");
  model.answerWith((sentence, language) =>
    sentence.field === "Title"
      ? `${honest(sentence, language)} ${honest(sentence, language)}`
      : honest(sentence, language),
  );
  expect((await make("es")).status).toBe(409);
  expect((await read()).translations).toEqual([]);
});

test("a changed fact makes it out of date; only the changed sentence is asked for, and a failure loses nothing", async () => {
  const { guest, id, make, read, download } = await buy();
  await make("es");
  const before = await read();
  const changes = { counts: { bedrooms: 4 } };
  const seen = [{ platform: "airbnb", version: 1 }];
  const changed = await guest.post<ReadListing>(`/api/listing/${id}/facts`, { changes, isFromForm: false, seen });
  expect(changed.status).toBe(200);
  const [outdated] = (await read()).translations;
  expect(outdated).toMatchObject({ isCurrent: false, version: 1 });
  expect(outdated?.outdated.map(({ text }) => text)).toEqual([expect.stringContaining("tres dormitorios")]);
  expect(outdated?.news.map(({ source }) => source)).toEqual([expect.stringContaining("four bedrooms")]);

  expect((await make("es", 1)).status).toBe(409);
  model.answerWith(null);
  expect((await make("es", 2)).status).toBe(503);
  expect(wordsOf(await read(), "es")).toBe(wordsOf(before, "es"));

  model.answerWith(honest);
  model.asked.length = 0;
  const renewed = await make("es", 2);
  expect(model.asked.map((call) => call.map(({ text }) => text))).toEqual([[expect.stringContaining("four bedrooms")]]);
  expect(wordsOf(renewed.body, "es")).toBe(wordsOf(before, "es").replace("tres dormitorios", "cuatro dormitorios"));

  const file = await download("html", "es");
  expect(file.headers.get("content-disposition")).toContain("-airbnb-es.html");
  const html = await file.text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain("<h2>Resumen</h2>");
  expect(html).toContain("cuatro dormitorios");
  expect((await download("txt", "fr")).status).toBe(404);

  // The English version before has its own translation still.
  await guest.post(`/api/listing/${id}/restore`, { platform: "airbnb", version: 1 });
  expect((await read()).translations[0]).toEqual(before.translations[0]);
});

test("two presses at once pay for one translation", async () => {
  const { make } = await buy();
  const answers = await Promise.all([make("de"), make("de"), make("de")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(model.asked).toHaveLength(1);
});

test("another customer sees and changes nothing", async () => {
  const { id, make } = await buy();
  await make("it");
  const stranger = shop.browser();
  expect((await stranger.get(`/api/listing/${id}/translations`)).status).toBe(404);
  const body = { platform: "airbnb", language: "it", version: 1 };
  expect((await stranger.post(`/api/listing/${id}/translations`, body)).status).toBe(404);
});

test("without a language model it is said, and nothing is promised", async () => {
  const { make, read } = await buy(await testServerUntilTestEnds({ writers: FIXED_WRITERS }));
  expect(await read()).toEqual({ isAvailable: false, translations: [] });
  const made = await make("es");
  expect(made.status).toBe(400);
  expect(made.body.message).toContain("none is set up here");
});
