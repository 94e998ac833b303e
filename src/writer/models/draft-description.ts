import { type LanguageModel, type ModelMessage, Output, streamText } from "ai";
import type { Section, WritingOptions } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import {
  BROKEN_OFF,
  type CallOutcome,
  failureOf,
  type MeteredCalls,
  type ModelLimits,
} from "#writer/models/calls/metered-calls.ts";
import {
  type CallSize,
  estimateTokens,
  measuredUsage,
  NO_USAGE,
  type TokenUsage,
} from "#writer/models/calls/spending-cap.ts";
import type { CheckText } from "#writer/models/checks/check-text.ts";
import {
  type AnswerRules,
  findOmissions,
  findRepetitions,
  findSectionFaults,
} from "#writer/models/checks/find-answer-faults.ts";
import { type ReadSections, readAgain } from "#writer/models/checks/second-reading.ts";
import { descriptionRequest, type Photo, repairRequest } from "#writer/models/description-request.ts";
import {
  createSectionAnswerSchema,
  type Field,
  type SectionAnswer,
  sectionOf,
  sectionsOf,
} from "#writer/models/section-answer.ts";
import { writingInstructions } from "#writer/models/writing-instructions.ts";
import type { Finding } from "#writer/rules/finding.ts";

const MAX_REPAIRS = 2;

export type DraftSettings = {
  model: LanguageModel;
  calls: MeteredCalls;
  limits: ModelLimits;
  options: WritingOptions;
  fields: Field[];
  facts: Fact[];
  hardFacts: Fact[];
  embedded: Section[];
  rules: AnswerRules;
  reporter: SectionReporter;
  check: CheckText;
  // Whether the model also reads each answer against the facts, in a call of its own.
  readsAgain: boolean;
  plan?: string | undefined;
  photos?: Photo[] | undefined;
};

// The model's last text with the findings that block it; no sections when it never gave a readable one.
export type Draft = { sections: Section[]; findings: Finding[]; reason?: string };

// Asks for the text, then at most twice for the sections that the checks found fault with.
export async function draftDescription(settings: DraftSettings): Promise<Draft> {
  const { fields, calls } = settings;
  const first = descriptionRequest({ ...settings, photos: settings.photos ?? [] });
  let draft: Draft = { sections: [], findings: [] };
  let fit: Draft | undefined;
  let asked = fields.map(({ heading }) => heading);
  let messages = [first];
  for (let repairs = 0; repairs <= MAX_REPAIRS; repairs += 1) {
    const outcome = await calls.call(sectionsCall(settings, messages, asked));
    if ("failure" in outcome && fit) return fit;
    if ("failure" in outcome) {
      draft = { ...draft, reason: outcome.failure.reason };
      // What could not be read is asked for once more in the same words.
      if (outcome.failure.kind === "unreadable") continue;
      return draft;
    }
    const merged = mergeAnswer(draft.sections, sectionsOf(outcome.answer, fields), { asked, fields });
    const { sections, findings: additions } = await readAnswer(merged, asked, settings);
    const findings = [...findBlocking(sections, settings), ...additions];
    // A text that only repeated itself was fit to deliver: a repair that breaks it is not taken.
    if (fit && findings.length > 0) return fit;
    draft = { sections, findings };
    const repetitions = fit ? [] : findRepetitions(sections, settings);
    if (findings.length === 0 && repetitions.length === 0) return draft;
    if (findings.length === 0) fit = draft;
    const faults = [...findings, ...repetitions];
    asked = headingsToRepair(faults, fields);
    messages = [first, ...repairRequest(sections, faults, asked)];
  }
  return draft;
}

function sectionsCall(settings: DraftSettings, messages: ModelMessage[], asked: string[]) {
  const { model, options, fields, limits, reporter, photos = [] } = settings;
  const instructions = writingInstructions(options);
  const size = { promptCharacters: instructions.length + textLength(messages), photos: photos.length };
  const onAnswer = (answer: SectionAnswer) => {
    if (asked.includes(answer.heading)) reporter.offer(answer);
  };
  return {
    size,
    perform: (signal: AbortSignal) =>
      askForSections({ ...limits, model, instructions, messages, fields, size, signal, onAnswer }),
  };
}

function textLength(messages: ModelMessage[]): number {
  const texts = messages.flatMap(({ content }) =>
    typeof content === "string" ? content : content.map((part) => (part.type === "text" ? part.text : "")),
  );
  return texts.join("").length;
}

// Sections that were not asked for again stay as they were, whatever the answer does to them.
function mergeAnswer(draft: Section[], answer: Section[], { asked, fields }: { asked: string[]; fields: Field[] }) {
  return fields.flatMap(({ heading }) => {
    const from = asked.includes(heading) ? answer : draft;
    return from.find((section) => section.heading === heading) ?? [];
  });
}

function findBlocking(sections: Section[], { check, rules, embedded, hardFacts, fields }: DraftSettings): Finding[] {
  const faults = sections.flatMap((section) => findSectionFaults(section, rules));
  const findings = check(sections, "model").filter((finding) => finding.severity === "block");
  return [...faults, ...findings, ...findOmissions(sections, { embedded, hardFacts, fields })];
}

// Sections that were not asked for again have been read.
async function readAnswer(sections: Section[], asked: string[], settings: DraftSettings): Promise<ReadSections> {
  if (!settings.readsAgain) return { sections, findings: [] };
  const answered = sections.filter(({ heading }) => asked.includes(heading));
  const read = await readAgain({ ...settings, sections: answered, signOff: settings.rules.signOff });
  const byHeading = new Map(read.sections.map((section) => [section.heading, section]));
  return { ...read, sections: sections.map((section) => byHeading.get(section.heading) ?? section) };
}

// A finding that belongs to no field is about the whole text.
function headingsToRepair(findings: Finding[], fields: Field[]): string[] {
  const headings = fields.map(({ heading }) => heading);
  const faulty = new Set(findings.map(({ section }) => section));
  const isWholeText = [...faulty].some((heading) => !headings.includes(heading));
  return isWholeText ? headings : headings.filter((heading) => faulty.has(heading));
}

type SectionsCall = {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  fields: Field[];
  size: CallSize;
  maxOutputTokens: number;
  signal: AbortSignal;
  onAnswer: (answer: SectionAnswer) => void;
};

// One call, streamed: each section is handed on as soon as it is complete.
async function askForSections(call: SectionsCall): Promise<CallOutcome<SectionAnswer[]>> {
  let streamError: unknown;
  let received = 0;
  const result = streamText({
    model: call.model,
    instructions: call.instructions,
    messages: call.messages,
    output: Output.array({ element: createSectionAnswerSchema(call.fields), name: "description" }),
    maxOutputTokens: call.maxOutputTokens,
    maxRetries: 0,
    abortSignal: call.signal,
    // A home's details are not for keeping at the provider.
    providerOptions: { openai: { store: false } },
    onChunk: ({ chunk }) => {
      if (chunk.type === "text-delta") received += chunk.text.length;
    },
    onError: ({ error }) => {
      streamError ??= error;
    },
  });
  const estimate = (): TokenUsage => ({
    inputTokens: estimateTokens(call.size),
    outputTokens: estimateTokens({ promptCharacters: received, photos: 0 }),
    isEstimated: true,
  });
  try {
    for await (const answer of result.elementStream) call.onAnswer(answer);
    const [answer, reason, reported] = await Promise.all([result.output, result.finishReason, result.usage]);
    const usage = measuredUsage(reported, estimate());
    if (streamError !== undefined) return { failure: failureOf(streamError), usage };
    return reason === "interrupted" ? { failure: BROKEN_OFF, usage } : { answer, usage };
  } catch (error) {
    const isCutShort = (await Promise.resolve(result.finishReason).catch(() => undefined)) === "interrupted";
    const failure = isCutShort ? BROKEN_OFF : failureOf(streamError ?? error);
    const isTurnedAway = received === 0 && (failure.kind === "refused" || failure.kind === "unavailable");
    if (isTurnedAway) return { failure, usage: NO_USAGE };
    return { failure, usage: measuredUsage(await Promise.resolve(result.usage).catch(() => undefined), estimate()) };
  }
}

type SectionReporter = {
  // A section as the model finished it; told on only if nothing blocks it.
  offer(answer: SectionAnswer): void;
  // The sections that were chosen in the end; those that were told on already are not repeated.
  settle(sections: Section[]): void;
};

type ReporterSettings = {
  rules: AnswerRules;
  check: CheckText;
  onSection: (section: Section) => void;
};

export function createSectionReporter({ rules, check, onSection }: ReporterSettings): SectionReporter {
  const reported = new Map<string, string>();
  let isListening = true;

  function report(section: Section) {
    if (!isListening || reported.get(section.heading) === section.text) return;
    reported.set(section.heading, section.text);
    try {
      onSection(section);
    } catch {
      // A page that went away must not cost the buyer the text.
      isListening = false;
    }
  }

  return {
    offer(answer) {
      const section = sectionOf(answer);
      if (section.text === "") return;
      const findings = [...findSectionFaults(section, rules), ...check([section], "model")];
      // A section on its own lacks the others, which is no fault of it.
      const isBlocked = findings.some((one) => one.severity === "block" && one.section === section.heading);
      if (!isBlocked) report(section);
    },
    settle(sections) {
      for (const section of sections) report(section);
    },
  };
}
