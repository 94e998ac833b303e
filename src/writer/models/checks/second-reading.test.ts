import { expect, test } from "vitest";
import { chatCompletionsProtocol } from "#writer/models/provider-server/chat-completions-protocol.test-support.ts";
import { type Reply, startProviderServer } from "#writer/models/provider-server/provider-server.test-support.ts";
import { realAnswerWith, realHome, sentence as says, writeRealHome } from "#writer/models/real-home.test-support.ts";
import { sectionOf } from "#writer/models/section-answer.ts";
import { answerText, answerWith, cleanAnswer, writeSmallHome } from "#writer/models/small-home.test-support.ts";

const start = (...replies: Reply[]) => startProviderServer(chatCompletionsProtocol, replies);
const clean = cleanAnswer.map(sectionOf);
const counts = { text: "Three bedrooms share two and a half bathrooms.", facts: ["f2", "f3"] };
const castle = { text: "The dock faces the castle.", facts: ["f7"] };
const withCastle = { text: answerText(answerWith("The space", [counts, castle])) };
const mended = { text: answerText(cleanAnswer) };
const CASTLE_IS = 5;

type Verdict = { sentence: number; facts: string[]; verdict: "follows" | "adds"; added: string };

const elements = (list: object[]): Reply => ({ text: JSON.stringify({ elements: list }) });
const adding = (sentence: number, added: string): Verdict => ({ sentence, facts: ["f7"], verdict: "adds", added });

function verdicts(...given: Verdict[]): Reply {
  const all = [1, 2, 3, 4, 5].map((sentence) => ({ sentence, facts: [], verdict: "follows", added: "" }));
  const others = all.filter((one) => !given.some(({ sentence }) => sentence === one.sentence));
  return elements([...given, ...others]);
}

const castleIsAdded = verdicts(adding(CASTLE_IS, "faces the castle"));
const nothingIsAdded = verdicts();

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
  const again = verdicts(adding(2, "the castle"));
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
  ["speaks of sentences that there are not", verdicts(adding(99, ""))],
] satisfies [string, Reply][])("where the second reader %s, the checks alone decide", async (_how, reply) => {
  const server = await start(mended, reply);
  expect(await writeSmallHome(server, { readsAgain: true })).toMatchObject({ writtenBy: "model", sections: clean });
});

// Refused by the lists, though it follows: a dishwasher leaves the evening free.
const EVENING = "Let the dishwasher have the last word, and stroll to bed.";
const dishwasher = says(EVENING, "amenity.dishwasher");
const withEvening = realAnswerWith("The space", (own) => [...own, dishwasher]);
const written = { text: answerText(withEvening) };
const EVENING_IS = withEvening.slice(0, 3).flatMap(({ sentences }) => sentences).length;

function speakingFor(...facts: string[]): Reply {
  return elements([{ sentence: EVENING_IS, facts, verdict: "follows", added: "" }]);
}

test("a reader who names the facts speaks for a sentence that word lists refuse, and that is kept with it", async () => {
  const server = await start(written, speakingFor(...dishwasher.facts));
  const { sections, ...writing } = await writeRealHome(server, { readsAgain: true });
  expect(writing).toMatchObject({ writtenBy: "model", attempts: 2 });
  const kept = sections.flatMap(({ sentences }) => sentences);
  expect(kept.find(({ text }) => text === EVENING)?.followsFrom?.facts).toEqual(dishwasher.facts);
  expect(kept.filter((one) => one.followsFrom)).toHaveLength(1);
});

test.each([
  ["no facts", speakingFor()],
  ["facts that are not there", speakingFor(...dishwasher.facts, "f999")],
  [
    "what was only seen on a photo",
    speakingFor(...realHome.facts.filter(({ isConfirmed }) => !isConfirmed).map(({ id }) => id)),
  ],
  ["another sentence", elements([{ sentence: 1, facts: dishwasher.facts, verdict: "follows", added: "" }])],
])("a reader who names %s speaks for nothing", async (_what, reply) => {
  const server = await start(written, reply, written, reply, written, reply);
  const { sections } = await writeRealHome(server, { readsAgain: true });
  expect(JSON.stringify(sections)).not.toContain("last word");
});

test("a model cannot speak for its own sentence while it writes", async () => {
  const claimed = { ...dishwasher, followsFrom: { facts: dishwasher.facts, seal: "x" } };
  const claiming = { text: answerText(realAnswerWith("The space", (own) => [...own, claimed])) };
  const server = await start(claiming, elements([]), claiming, elements([]), claiming, elements([]));
  const { sections } = await writeRealHome(server, { readsAgain: true });
  expect(JSON.stringify(sections)).not.toMatch(/last word|followsFrom/);
});

test("what no reading can speak for stays refused", async () => {
  const tub = says("The private pool is heated by the dishwasher in 40 minutes.", "amenity.dishwasher");
  const lying = { text: answerText(realAnswerWith("The space", (own) => [...own, tub])) };
  const reply = speakingFor(...realHome.facts.filter(({ key }) => /pool|dishwasher/.test(key)).map(({ id }) => id));
  const server = await start(lying, reply, lying, reply, lying, reply);
  const { sections } = await writeRealHome(server, { readsAgain: true });
  expect(JSON.stringify(sections)).not.toContain("private pool");
});
