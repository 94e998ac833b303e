import type { LanguageModel } from "ai";
import type { Section, WritingOptions } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import {
  type CallsMade,
  DEFAULT_LIMITS,
  type ModelLimits,
  startMeteredCalls,
} from "#writer/models/calls/metered-calls.ts";
import type { TokenPrice } from "#writer/models/calls/model-settings.ts";
import { factsForModel } from "#writer/models/calls/prompt-data.ts";
import type { SpendingCap } from "#writer/models/calls/spending-cap.ts";
import { type CheckText, NOT_PROVEN } from "#writer/models/checks/check-text.ts";
import { hardFactsIn } from "#writer/models/checks/find-answer-faults.ts";
import { replaceFailingSentences } from "#writer/models/checks/replace-failing-sentences.ts";
import type { Photo } from "#writer/models/description-request.ts";
import { createSectionReporter, type Draft, draftDescription } from "#writer/models/draft-description.ts";
import type { Field } from "#writer/models/section-answer.ts";
import type { Finding } from "#writer/rules/finding.ts";

export type ModelWritingRequest = {
  ledger: Ledger;
  options: WritingOptions;
  fields: Field[];
  model: LanguageModel;
  check: CheckText;
  embedded: (ledger: Ledger, options: WritingOptions) => Section[];
  // Called with each section that holds so far; a later call with the same heading replaces it, the result all of them.
  onSection?: ((section: Section) => void) | undefined;
  limits?: Partial<ModelLimits> | undefined;
  price?: TokenPrice | undefined;
  spending?: SpendingCap | undefined;
  signal?: AbortSignal | undefined;
  photos?: Photo[] | undefined;
  // Whether the model reads its own sentences against the facts as well, before the text is taken.
  readsAgain?: boolean | undefined;
  // What an editor would do with the facts, in plain lines: a suggestion to the model.
  plan?: string | undefined;
};

export type ModelWriting = CallsMade & {
  sections: Section[];
  writtenBy: "model" | "model, repaired" | "embedded";
  // Why the text is not, or not all, the model's.
  reason?: string;
};

// A model's text if it can be proven, else as much of it as can, else the embedded writer's. Throws only when the
// caller gives up.
export async function writeWithModel(request: ModelWritingRequest): Promise<ModelWriting> {
  const { ledger, options, fields, check, signal } = request;
  signal?.throwIfAborted();
  const embedded = request.embedded(ledger, options);
  const facts = factsForModel(ledger, embedded);
  const hardFacts = hardFactsIn(facts, embedded);
  const rules = { fields, knownIds: new Set(facts.map(({ id }) => id)), signOff: options.brand?.signOff };
  const reporter = createSectionReporter({ rules, check, onSection: request.onSection ?? (() => {}) });
  const limits = { ...DEFAULT_LIMITS, ...request.limits };
  const calls = startMeteredCalls({ limits, price: request.price, spending: request.spending, signal });

  const draft =
    facts.length === 0
      ? NOTHING_KNOWN
      : await draftDescription({
          ...request,
          readsAgain: request.readsAgain ?? false,
          calls,
          limits,
          facts,
          hardFacts,
          embedded,
          rules,
          reporter,
        });
  signal?.throwIfAborted();

  const writing = chooseText(draft, (sections, findings) => {
    const repaired = replaceFailingSentences({ sections, findings, embedded, fields, hardFacts });
    return { repaired, embedded, isClean: !check(repaired, "embedded").some(isBlocking) };
  });
  reporter.settle(writing.sections);
  return { ...writing, ...calls.made() };
}

const NOTHING_KNOWN: Draft = { sections: [], findings: [], reason: "there are no confirmed facts to write from" };

type Repair = (
  sections: Section[],
  findings: Finding[],
) => { repaired: Section[]; embedded: Section[]; isClean: boolean };

function chooseText(draft: Draft, repair: Repair): Pick<ModelWriting, "sections" | "writtenBy" | "reason"> {
  const { sections, findings, reason = reasonOf(findings) } = draft;
  if (sections.length > 0 && findings.length === 0) return { sections, writtenBy: "model" };
  const { repaired, embedded, isClean } = repair(sections, findings);
  const isWhollyEmbedded = repaired.every((section) => embedded.includes(section));
  if (isWhollyEmbedded || !isClean) return { sections: embedded, writtenBy: "embedded", reason };
  return { sections: repaired, writtenBy: "model, repaired", reason };
}

function reasonOf(findings: Finding[]): string {
  const rules = new Set(findings.map(({ rule }) => rule));
  return rules.size > 0 ? `${NOT_PROVEN}: ${[...rules].join(", ")}` : "the model wrote nothing";
}

function isBlocking(finding: Finding): boolean {
  return finding.severity === "block";
}
