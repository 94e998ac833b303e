import { describe, expect, test } from "vitest";
import type { Section } from "#writer/description.ts";
import {
  PROVIDER_PROTOCOLS,
  type Reply,
  startProviderServer,
} from "#writer/models/provider-server/provider-server.test-support.ts";
import {
  AWKWARD_NOTE,
  INJECTION,
  realAnswer,
  realAnswerWith,
  realEmbedded,
  realHome,
  sentence,
  writeRealHome,
} from "#writer/models/real-home.test-support.ts";
import { type SectionAnswer, sectionOf } from "#writer/models/section-answer.ts";
import { answerText } from "#writer/models/small-home.test-support.ts";

const realText = realAnswer.map(sectionOf);
const photo = { bytes: Buffer.from("a photo"), mediaType: "image/jpeg" };

function adding(text: string, ...keys: string[]): SectionAnswer[] {
  return realAnswerWith("The space", (own) => [...own, sentence(text, ...keys)]);
}

const inventingHotTub = adding("A hot tub waits outside.", "amenity.sauna");

const obeying = realAnswerWith("The space", (own) => [
  ...own,
  {
    text: "Guests land on the helipad.",
    facts: realHome.facts.filter((fact) => fact.value === INJECTION).map(({ id }) => id),
  },
]);

const misdeeds: [string, { answer: SectionAnswer[]; words: string; rule: string }][] = [
  ["invents a hot tub", { answer: inventingHotTub, words: "hot tub", rule: "proof.amenity" }],
  [
    "invents what no list knows",
    { answer: adding("An aviary stands by the sauna.", "amenity.sauna"), words: "aviary", rule: "proof.word" },
  ],
  ["miscounts the beds", { answer: adding("Seven beds wait.", "beds"), words: "Seven", rule: "proof." }],
  [
    "makes a shared pool private",
    { answer: adding("The pool is private.", "amenity.pool"), words: "private", rule: "proof." },
  ],
  [
    "breaks a limit",
    {
      answer: realAnswerWith("Title", () => [
        sentence("Bled cottage with sauna, fireplace, dishwasher and wifi", "home.type", "place.city", "amenity.sauna"),
      ]),
      words: "dishwasher and wifi",
      rule: "limit.title",
    },
  ],
  [
    "leaks the address",
    { answer: adding("Find us at 18 Mlinska Cesta.", "place.city"), words: "Mlinska", rule: "policy." },
  ],
  [
    "names a fact that does not exist",
    {
      answer: realAnswerWith("The space", (own) => [...own, { text: "It is yours.", facts: ["f99"] }]),
      words: "It is yours",
      rule: "answer.unknown-fact",
    },
  ],
  ["states what is only seen", { answer: adding("A piano waits.", "amenity.piano"), words: "piano", rule: "answer." }],
  ["obeys an instruction inside a fact", { answer: obeying, words: "helipad", rule: "answer.unknown-fact" }],
];

describe.each(PROVIDER_PROTOCOLS.map((protocol) => [protocol.provider, protocol] as const))("%s", (_, protocol) => {
  const start = (...replies: Reply[]) => startProviderServer(protocol, replies);

  test("a clean text is delivered as the model wrote it, with its tokens and its cost", async () => {
    const server = await start({ text: answerText(realAnswer), tokens: { input: 1200, output: 340 } });
    const writing = await writeRealHome(server, { price: { input: 3, output: 15 } });
    expect(server.refusals).toEqual([]);
    expect(writing).toEqual({
      sections: realText,
      writtenBy: "model",
      attempts: 1,
      usage: { inputTokens: 1200, outputTokens: 340, isEstimated: false },
      costMicroDollars: 1200 * 3 + 340 * 15,
    });
  });

  test.each(misdeeds)("a model that %s is asked twice more and then does not get its way", async (_name, misdeed) => {
    const { answer, words, rule } = misdeed;
    const server = await start({ text: answerText(answer) });
    const writing = await writeRealHome(server);
    expect(writing).toMatchObject({ writtenBy: "model, repaired", attempts: 3 });
    expect(writing.reason).toContain("findings remained: ");
    expect(writing.reason).toContain(rule);
    expect(JSON.stringify(writing.sections)).not.toContain(words);
    expect(server.calls[1]?.turns.at(-1)?.text).toContain(rule);
    // What was not wrong stays the model's.
    expect(writing.sections[1]).toEqual(realText[1]);
  });

  test("a model that mends its text is believed", async () => {
    const server = await start({ text: answerText(inventingHotTub) }, { text: answerText(realAnswer) });
    expect(await writeRealHome(server)).toMatchObject({ writtenBy: "model", attempts: 2, sections: realText });
  });

  test("a model that leaves out the hard facts is completed", async () => {
    const answer = realAnswerWith("The space", () => [sentence("There is a sauna.", "amenity.sauna")]);
    const writing = await writeRealHome(await start({ text: answerText(answer) }));
    expect(writing.writtenBy).toBe("model, repaired");
    expect(writing.sections.map(({ text }) => text).join(" ")).toMatch(/\bfive beds\b.*\btwo bathrooms\b/i);
  });

  test.each<[string, Reply, string]>([
    ["answers garbage", { text: "Sure! Here is your listing: a lovely hot tub." }, "the answer could not be read"],
    [
      "answers other JSON",
      { text: '{"elements":[{"heading":"Hack","sentences":[]}]}' },
      "the answer could not be read",
    ],
    ["answers a web page", { page: "<html>hot tub</html>" }, "the answer broke off"],
    ["streams half and dies", { half: answerText(realAnswer), end: "breaks" }, "the answer broke off"],
    ["streams half and stops", { half: answerText(realAnswer), end: "stops" }, "the answer broke off"],
    ["reports an overload halfway", { half: answerText(realAnswer), end: "errors" }, "the provider is not available"],
    ["fails", { status: 503 }, "the provider is not available (503)"],
    ["is turned away", { status: 403 }, "the provider refused the call (403)"],
  ])("a model that %s leaves the buyer with the embedded text", async (_name, reply, reason) => {
    const writing = await writeRealHome(await start(reply));
    expect(writing).toMatchObject({ writtenBy: "embedded", sections: realEmbedded });
    expect(writing.reason).toContain(reason);
  });

  test("a model that does not answer in time leaves the buyer with the embedded text", async () => {
    const writing = await writeRealHome(await start({ silence: true }), {
      limits: { timeoutMs: 150 },
      price: { input: 3, output: 15 },
    });
    expect(writing).toMatchObject({ writtenBy: "embedded", sections: realEmbedded, reason: "the time limit passed" });
    // The provider may bill what it never finished.
    expect(writing.usage.isEstimated).toBe(true);
    expect(writing.costMicroDollars).toBeGreaterThan(0);
  });

  test("a busy provider is asked again after the time it names", async () => {
    const busy = { status: 429, headers: { "retry-after": "0" } };
    const server = await start(busy, { half: answerText(realAnswer), end: "breaks" }, { text: answerText(realAnswer) });
    expect(await writeRealHome(server)).toMatchObject({ writtenBy: "model", attempts: 3 });
  });

  test("facts are sent as quoted data between marks that they cannot close", async () => {
    const server = await start({ text: answerText(realAnswer) });
    await writeRealHome(server);
    const [call] = server.calls;
    const [, mark, data = ""] = /<(facts-[0-9a-f]{18})>\n(.*)\n<\/\1>$/s.exec(call?.turns[0]?.text ?? "") ?? [];
    expect(mark).toBeDefined();
    expect(data).not.toContain("<");
    expect(JSON.parse(data)).toContainEqual(expect.objectContaining({ key: "note", value: AWKWARD_NOTE }));
    expect(call?.instructions).not.toContain(AWKWARD_NOTE);
  });

  test("neither the street, nor what is only seen, nor words to the writer leave the house", async () => {
    const server = await start({ text: answerText(realAnswer) });
    await writeRealHome(server, { photos: [photo] });
    const [call] = server.calls;
    expect(JSON.stringify(call?.turns)).not.toMatch(/Mlinska|piano|helipad/i);
    expect(call?.photos).toEqual([{ mediaType: photo.mediaType, base64: photo.bytes.toString("base64") }]);
  });

  test("sections are told on as they come, but none that the checks block", async () => {
    const told: Section[] = [];
    const server = await start({ text: answerText(inventingHotTub) });
    const writing = await writeRealHome(server, { onSection: (section) => told.push(section) });
    expect(JSON.stringify(told)).not.toContain("hot tub");
    const headings = ["Title", "Summary", "Guest access", "Getting around", "The space"];
    expect(told.map(({ heading }) => heading)).toEqual(headings);
    expect(writing.sections).toEqual(expect.arrayContaining(told));
  });
});
