import { expect, test } from "vitest";
import { chatCompletionsProtocol } from "#writer/models/provider-server/chat-completions-protocol.test-support.ts";
import { type Reply, startProviderServer } from "#writer/models/provider-server/provider-server.test-support.ts";
import { sectionOf } from "#writer/models/section-answer.ts";
import { answerText, answerWith, cleanAnswer } from "#writer/models/small-home.test-support.ts";
import { writeSmallHome } from "#writer/models/write-small-home.test-support.ts";

const start = (...replies: Reply[]) => startProviderServer(chatCompletionsProtocol, replies);
const clean = cleanAnswer.map(sectionOf);
const counts = { text: "Three bedrooms share two and a half bathrooms.", facts: ["f2", "f3"] };
const castle = { text: "The dock faces the castle.", facts: ["f7"] };
const withCastle = { text: answerText(answerWith("The space", [counts, castle])) };
const mended = { text: answerText(cleanAnswer) };
const CASTLE_IS = 5;

type Verdict = { sentence: number; verdict: "follows" | "adds"; added: string };

function verdicts(...adding: Verdict[]): Reply {
  const all = [1, 2, 3, 4, 5].map((sentence) => ({ sentence, verdict: "follows", added: "" }));
  return { text: JSON.stringify({ elements: [...adding, ...all.filter(({ sentence }) => sentence !== CASTLE_IS)] }) };
}

const castleIsAdded = verdicts({ sentence: CASTLE_IS, verdict: "adds", added: "faces the castle" });
const nothingIsAdded = verdicts({ sentence: CASTLE_IS, verdict: "follows", added: "" });

test("a sentence that says more than the facts goes back with its words, and only what was mended is read again", async () => {
  const server = await start(withCastle, castleIsAdded, mended, nothingIsAdded);
  const writing = await writeSmallHome(server, { readsAgain: true });
  expect(writing).toMatchObject({ writtenBy: "model", sections: clean, attempts: 4 });
  expect(server.calls[2]?.turns.at(-1)?.text).toContain("faces the castle");
  const [first, second] = [server.calls[1], server.calls[3]].map((call) => call?.turns.at(-1)?.text);
  expect(first).toContain('"text":"The cottage has room for six."');
  expect(second).toContain(counts.text);
  expect(second).not.toContain("The cottage has room for six.");
});

test("one that is found again and again gives way to the embedded writer's", async () => {
  const again = verdicts({ sentence: 2, verdict: "adds", added: "the castle" });
  const server = await start(withCastle, castleIsAdded, withCastle, again, withCastle, again);
  const writing = await writeSmallHome(server, { readsAgain: true });
  expect(writing).toMatchObject({ writtenBy: "model, repaired", attempts: 6 });
  expect(JSON.stringify(writing.sections)).not.toContain("castle");
  expect(writing.sections[0]).toEqual(clean[0]);
});

test.each([
  ["refuses", { status: 400 }],
  ["answers something else", mended],
  ["answers nothing about any sentence", { text: '{"elements":[]}' }],
  ["speaks of sentences that there are not", verdicts({ sentence: 99, verdict: "adds", added: "" })],
] satisfies [string, Reply][])("where the second reader %s, the checks alone decide", async (_how, reply) => {
  const server = await start(mended, reply);
  expect(await writeSmallHome(server, { readsAgain: true })).toMatchObject({ writtenBy: "model", sections: clean });
});

test("a second reader who finds nothing cannot speak for what the checks refuse", async () => {
  const tub = answerWith("The space", [counts, { text: "The hot tub seats six.", facts: ["f6"] }]);
  const server = await start({ text: answerText(tub) }, nothingIsAdded, { text: answerText(tub) }, nothingIsAdded);
  const { sections } = await writeSmallHome(server, { readsAgain: true });
  expect(JSON.stringify(sections)).not.toContain("hot tub");
});
