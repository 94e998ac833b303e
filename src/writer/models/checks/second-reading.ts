import type { LanguageModel } from "ai";
import { type Section, sentenceSpans } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { askForList, type MeteredCalls, type ModelLimits } from "#writer/models/calls/metered-calls.ts";
import { type Judgments, judgmentsOf, readingRequest, Verdict } from "#writer/models/checks/reading-request.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { followsFrom } from "#writer/rules/read-sentences/follows-from.ts";

type Reading = {
  sections: Section[];
  facts: Fact[];
  // Words of the host's brand, which state nothing.
  signOff?: string | undefined;
  model: LanguageModel;
  calls: MeteredCalls;
  limits: ModelLimits;
};

// The same sections, with what each sentence was found to follow from, and what says more than the facts.
export type ReadSections = { sections: Section[]; findings: Finding[] };

// What word lists cannot see, another reading can: whether a sentence says what the facts do. It speaks against
// sentences that the lists let pass and for some that they refuse. Without an answer the checks alone decide.
export async function readAgain(reading: Reading): Promise<ReadSections> {
  const { sections, facts, signOff } = reading;
  const spans = sections.flatMap((section) =>
    sentenceSpans(section)
      .filter(({ sentence }) => sentence.text !== signOff)
      .map((span) => ({ ...span, section: section.heading })),
  );
  const texts = spans.map(({ sentence }) => sentence.text);
  const judgments = texts.length === 0 ? new Map() : await judge(reading, texts);
  const judged = spans.map((span, at) => ({ ...span, judgment: judgments.get(at + 1) }));
  const findings = judged.flatMap(({ judgment, sentence, section, start, end }): Finding[] => {
    if (!judgment || judgment.follows) return [];
    const place = { section, words: sentence.text, start, end };
    return [{ rule: "proof.reading", severity: "block", source: SOURCE, ...place, suggestion: hintOf(judgment.added) }];
  });
  const kept = new Map(
    judged.map(({ judgment, sentence }) => {
      // What the writer rests a sentence on must hold as well; what the reader does not name is not spoken for.
      const ids = judgment?.follows && judgment.facts.length > 0 ? [...judgment.facts, ...sentence.facts] : [];
      const read = followsFrom(sentence.text, ids, { facts, contradictions: [] });
      return [sentence, read ? { ...sentence, followsFrom: read } : sentence];
    }),
  );
  const withReadings = sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => kept.get(sentence) ?? sentence),
  }));
  return { sections: withReadings, findings };
}

async function judge({ facts, model, calls, limits }: Reading, texts: string[]): Promise<Judgments> {
  const { instructions, content } = readingRequest(facts, texts);
  const size = { promptCharacters: instructions.length + content.length, photos: 0 };
  const asking = { model, instructions, content, element: Verdict, name: "sentence_verdicts", size };
  const { maxOutputTokens } = limits;
  const outcome = await calls.call({
    size,
    perform: (signal) => askForList({ ...asking, maxOutputTokens, signal }),
  });
  return judgmentsOf("failure" in outcome ? [] : outcome.answer, facts, texts.length);
}

const SOURCE = "Stayscribe: a second reading of every sentence against the facts";

function hintOf(added: string): string {
  const what = added ? ` ("${added}")` : "";
  return `This says more than the facts do${what}. Say only what they say, or leave it out.`;
}
