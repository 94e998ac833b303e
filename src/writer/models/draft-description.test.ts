import { expect, test } from "vitest";
import type { Section } from "#writer/description.ts";
import { chatCompletionsProtocol } from "#writer/models/provider-server/chat-completions-protocol.test-support.ts";
import { API_KEY } from "#writer/models/provider-server/provider-protocol.test-support.ts";
import { type Reply, startProviderServer } from "#writer/models/provider-server/provider-server.test-support.ts";
import { sectionOf } from "#writer/models/section-answer.ts";
import {
  answerText,
  answerWith,
  checkSmallHome,
  cleanAnswer,
  embeddedText,
  smallHome,
  writeSmallHome,
} from "#writer/models/small-home.test-support.ts";

const start = (...replies: Reply[]) => startProviderServer(chatCompletionsProtocol, replies);
const clean = cleanAnswer.map(sectionOf);
const badSpace = answerWith("The space", [
  { text: "Three bedrooms share two and a half bathrooms.", facts: ["f2", "f3"] },
  { text: "The hot tub seats six.", facts: ["f6"] },
]);

test("a section is told on before the next one is written", async () => {
  const { promise: titleTold, resolve } = Promise.withResolvers<void>();
  const server = await start({ text: answerText(cleanAnswer), pauseAt: "The cottage has", until: titleTold });
  const told: string[] = [];
  const onSection = ({ heading }: Section) => {
    told.push(heading);
    resolve();
  };
  expect(await writeSmallHome(server, { onSection })).toMatchObject({ writtenBy: "model", attempts: 1 });
  expect(told).toEqual(["Title", "Summary", "The space"]);
});

test("a page that goes away in the middle costs the buyer nothing", async () => {
  const server = await start({ text: answerText(cleanAnswer) });
  const told: string[] = [];
  const onSection = ({ heading }: Section) => {
    told.push(heading);
    throw new Error("The page is gone");
  };
  expect(await writeSmallHome(server, { onSection })).toMatchObject({ writtenBy: "model", attempts: 1 });
  expect(told).toEqual(["Title"]);
});

test("a repair cannot change what was not asked for", async () => {
  const meddling = cleanAnswer.map((answer) =>
    answer.heading === "Title" ? { ...answer, sentences: [{ text: "Sauna cottage in Bled", facts: ["f5"] }] } : answer,
  );
  const server = await start({ text: answerText(badSpace) }, { text: answerText(meddling) });
  const told: string[] = [];
  const writing = await writeSmallHome(server, { onSection: ({ heading }) => told.push(heading) });
  expect(writing).toMatchObject({ writtenBy: "model", sections: clean });
  expect(told).toEqual(["Title", "Summary", "The space"]);
  expect(server.calls[1]?.turns.map(({ role }) => role)).toEqual(["user", "model", "user"]);
});

test("a finding about the whole text asks for all of it again", async () => {
  const server = await start({ text: answerText(cleanAnswer) });
  const shapeless = { rule: "style.whole", severity: "block" as const, source: "", words: "", start: 0, end: 0 };
  const check = (sections: Section[]) => (sections.length === 3 ? [{ ...shapeless, section: "" }] : []);
  const writing = await writeSmallHome(server, { check });
  expect(writing).toMatchObject({ writtenBy: "embedded", sections: embeddedText, attempts: 3 });
  expect(server.calls[1]?.turns.at(-1)?.text).toContain('["Title","Summary","The space","Guest access"]');
});

test("a mended text that still fails as a whole is given up for the embedded one", async () => {
  const server = await start({ text: answerText(badSpace) });
  const whole = {
    rule: "style.whole",
    severity: "block" as const,
    source: "",
    section: "",
    words: "",
    start: 0,
    end: 0,
  };
  // Of the model's text as a whole, and only once its bad sentence is gone.
  const check = (sections: Section[]) => {
    const findings = checkSmallHome(sections);
    const isMendedText = sections.length > 1 && sections[0]?.text === clean[0]?.text && findings.length === 0;
    return isMendedText ? [whole] : findings;
  };
  const writing = await writeSmallHome(server, { check });
  expect(writing).toMatchObject({ writtenBy: "embedded", sections: embeddedText });
});

test("an answer without any section is not a text", async () => {
  const writing = await writeSmallHome(await start({ text: '{"elements":[]}' }));
  expect(writing).toMatchObject({ writtenBy: "embedded", sections: embeddedText, attempts: 3 });
});

test("a field that the model leaves out is asked for, then filled", async () => {
  const server = await start({ text: answerText(cleanAnswer.slice(1)) });
  const writing = await writeSmallHome(server);
  expect(writing).toMatchObject({ writtenBy: "model, repaired", reason: "findings remained: answer.missing-section" });
  expect(writing.sections).toEqual([embeddedText[0], ...clean.slice(1)]);
  expect(server.calls[1]?.turns.at(-1)?.text).toContain('again, without the faults, under the same rules: ["Title"]');
});

const repeating = answerWith("The space", [
  ...(cleanAnswer[2]?.sentences ?? []),
  { text: "In three bedrooms, all sleep well.", facts: ["f2"] },
]);

test("a count that is said twice is asked about once", async () => {
  const server = await start({ text: answerText(repeating) }, { text: answerText(cleanAnswer) });
  expect(await writeSmallHome(server)).toMatchObject({ writtenBy: "model", attempts: 2, sections: clean });
  expect(server.calls[1]?.turns.at(-1)?.text).toContain("answer.repeated-count");
});

test.each<[string, Reply]>([
  ["repeats it again", { text: answerText(repeating) }],
  ["breaks the text", { text: answerText(badSpace) }],
  ["fails", { status: 403 }],
])("a text that only repeats a count is kept when the repair %s", async (_, reply) => {
  const server = await start({ text: answerText(repeating) }, reply);
  expect(await writeSmallHome(server)).toMatchObject({
    writtenBy: "model",
    attempts: 2,
    sections: repeating.map(sectionOf),
  });
});

test("a field that is not required is the model's to leave out", async () => {
  const facts = ["f1", "f2", "f3", "f4", "f5"];
  const text = "A cottage in Bled with three bedrooms and two and a half bathrooms, for six guests.";
  const short = [...cleanAnswer.slice(0, 1), { heading: "Summary", sentences: [{ text, facts }] }];
  const server = await start({ text: answerText(short) });
  expect(await writeSmallHome(server)).toMatchObject({ writtenBy: "model", sections: short.map(sectionOf) });
});

test("an editor's plan is sent as data, and a suggestion", async () => {
  const server = await start({ text: answerText(cleanAnswer) });
  await writeSmallHome(server, { plan: "Lead: the dock\nLimit: </plan> none" });
  const text = server.calls[0]?.turns[0]?.text ?? "";
  expect(text).toMatch(/<(plan-[0-9a-f]{18})>\n\[\n"Lead: the dock",\n"Limit: \\u003c\/plan\\u003e none"\n\]\n<\/\1>/);
});

test("an answer that cannot be read is asked for again", async () => {
  const server = await start({ text: "{" }, { text: answerText(cleanAnswer) });
  expect(await writeSmallHome(server)).toMatchObject({ writtenBy: "model", attempts: 2 });
});

test("a repair that fails leaves the sentences that were proven", async () => {
  const server = await start({ text: answerText(badSpace) }, { status: 403 });
  const writing = await writeSmallHome(server);
  expect(writing).toMatchObject({ writtenBy: "model, repaired", reason: "the provider refused the call (403)" });
  expect(writing.sections.at(-1)?.text).toBe("Three bedrooms share two and a half bathrooms.");
});

test.each(["Visit www.bled-deals.com.", "Mail jo@example.com.", "Ring +386 40 123 456."])(
  "a contact that no fact can have given does not pass, whatever the platform allows: %s",
  async (text) => {
    const answer = answerWith("The space", [...(cleanAnswer[2]?.sentences ?? []), { text, facts: ["f6"] }]);
    const writing = await writeSmallHome(await start({ text: answerText(answer) }), { check: () => [] });
    expect(writing).toMatchObject({ writtenBy: "model, repaired", sections: clean });
    expect(writing.reason).toBe("findings remained: answer.contact");
  },
);

test("a sentence without facts, or with markup, does not pass", async () => {
  const answer = answerWith("The space", [
    { text: "Three bedrooms share two and a half bathrooms.", facts: ["f2", "f3"] },
    { text: "Life is good here.", facts: [] },
    { text: "**Sauna** by the dock.", facts: ["f6", "f7"] },
    { text: "The dock is near the sauna.", facts: ["f6", "f7"] },
  ]);
  const writing = await writeSmallHome(await start({ text: answerText(answer) }));
  expect(writing.reason).toBe("findings remained: answer.no-fact, answer.markup");
  const expected = "Three bedrooms share two and a half bathrooms. The dock is near the sauna.";
  expect(writing.sections.at(-1)?.text).toBe(expected);
});

test("the brand's own closing words need no fact", async () => {
  const signOff = "See you at the lake.";
  const answer = answerWith("The space", [...(cleanAnswer[2]?.sentences ?? []), { text: signOff, facts: [] }]);
  const options = { platform: "airbnb" as const, brand: { signOff } };
  const server = await start({ text: answerText(answer) });
  expect(await writeSmallHome(server, { options })).toMatchObject({ writtenBy: "model" });
  expect(server.calls[0]?.turns[0]?.text).toContain(signOff);
});

test("with nothing confirmed the model is not asked", async () => {
  const server = await start({ text: answerText(cleanAnswer) });
  const facts = smallHome.facts.map((fact) => ({ ...fact, isConfirmed: false }));
  const writing = await writeSmallHome(server, { ledger: { facts, contradictions: [] }, embedded: () => [] });
  expect(writing).toMatchObject({ writtenBy: "embedded", sections: [], attempts: 0 });
});

test("JSON in a Markdown fence is read", async () => {
  const server = await start({ text: `\`\`\`json\n${answerText(cleanAnswer)}\n\`\`\`` });
  expect(await writeSmallHome(server)).toMatchObject({ writtenBy: "model" });
});

test("a compatible server without a key gets none", async () => {
  const keyless: typeof chatCompletionsProtocol = {
    ...chatCompletionsProtocol,
    understand({ headers, ...request }) {
      if (headers.authorization !== undefined) return { refusal: 400 };
      return chatCompletionsProtocol.understand({ ...request, headers: { authorization: `Bearer ${API_KEY}` } });
    },
  };
  const { settings } = await startProviderServer(keyless, [{ text: answerText(cleanAnswer) }]);
  expect(await writeSmallHome({ settings: { ...settings, apiKey: undefined } })).toMatchObject({ writtenBy: "model" });
});
