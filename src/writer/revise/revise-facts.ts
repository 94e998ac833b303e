import { sectionOf } from "#writer/compose/compose-sections.ts";
import {
  type Description,
  type Section,
  type Sentence,
  sentenceSpans,
  type WritingOptions,
} from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { type FieldRule, fieldsOf, isTitleField } from "#writer/rules/platform-fields.ts";
import { descriptionOf, type PropertyInput, prepareWriting } from "#writer/write-description.ts";
import { Candidates } from "./candidates.ts";
import { carryFacts, isBuiltOn } from "./carry-facts.ts";
import { addToField, isDependent, type Line, mergeField, type Revision, sentencesIn } from "./merge-field.ts";
import type { Replaced } from "./say-new-value.ts";

type FactChange = {
  before: Description;
  // As it is now.
  property: PropertyInput;
  // The wishes that the earlier text followed.
  options: Omit<WritingOptions, "platform" | "seed">;
  leaveOut?: ReadonlySet<string>;
  leaveOutSections?: readonly string[];
};

export type SentenceChange = { heading: string; before: string | null; after: string | null };
// A sentence that the host has locked: false under the present facts, or resting on one that changed.
export type LockedSentence = { heading: string; text: string; isFalse: boolean };

export type RevisedText = {
  description: Description;
  changes: SentenceChange[];
  locked: LockedSentence[];
  // Facts of the present ledger that the earlier text did not know, and those of them that no sentence tells.
  fresh: Fact[];
  untold: Fact[];
  // Facts of the earlier text that are no longer so, and that nothing replaces.
  lost: Fact[];
};

const MOST_ROUNDS = 8;
const NARROW_FIELD = 300;

// The same text for a home that has changed: only what rests on a changed fact is written anew, and what is new is told.
export function reviseFacts({ before, property, ...wish }: FactChange): RevisedText {
  const prepared = prepareWriting({
    property,
    options: { ...withBrandOf(before, wish.options), platform: before.platform },
    seen: before.facts.filter(isSeen).map(({ id: _renumbered, ...fact }): NewFact => fact),
  });
  const carried = carryFacts(before.facts, prepared.ledger);
  const { ledger, gone, fresh } = carried;
  const told = withoutFacts(ledger, wish.leaveOut ?? new Set());
  const setting: Setting = {
    ledger,
    options: prepared.options,
    leaveOutSections: wish.leaveOutSections ?? [],
    revision: {
      candidates: new Candidates(told, prepared.options),
      facts: new Map([...before.facts, ...ledger.facts].map((fact) => [fact.id, fact])),
      gone,
      fresh: new Set(told.facts.filter(({ id, isConfirmed }) => fresh.has(id) && isConfirmed).map(({ id }) => id)),
      replaced: successorsOf(before.facts, carried),
    },
  };
  const { sections, changes, locked } = reviseSections(before.sections, setting);
  const findings = check(sections, setting);
  const other = before.otherBeginning && reviseSections(before.otherBeginning.sections, setting).sections;
  const description = {
    ...descriptionOf({ ...prepared, ledger, sections, findings }),
    ...(before.otherBeginning && other && { otherBeginning: { ...before.otherBeginning, sections: other } }),
  };
  const cited = new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts)));
  const news = ledger.facts.filter(({ id }) => fresh.has(id));
  return {
    description,
    changes,
    locked,
    fresh: news,
    untold: news.filter(({ id }) => !cited.has(id)),
    lost: before.facts.filter(({ id }) => gone.has(id) && !setting.revision.replaced.has(id)),
  };
}

type Setting = {
  ledger: Ledger;
  options: WritingOptions;
  leaveOutSections: readonly string[];
  revision: Omit<Revision, "refused" | "toldElsewhere">;
};

// What a check refuses under the present facts is as good as built on what changed.
function reviseSections(before: Section[], setting: Setting) {
  const refused = new Set<string>();
  let fields = mergeAll(before, setting, refused);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = blockedSentences(sectionsOf(fields), setting).filter(
      ({ isLocked, text }) => !isLocked && !refused.has(text),
    );
    if (found.length === 0) break;
    for (const { text } of found) refused.add(text);
    fields = mergeAll(before, setting, refused);
  }
  const sections = sectionsOf(fields);
  const changes = fields.flatMap(({ field, lines }) =>
    lines
      .filter(({ was, now }) => was?.text !== now?.text)
      .map(({ was, now }) => ({ heading: field.heading, before: was?.text ?? null, after: now?.text ?? null })),
  );
  return { sections, changes, locked: lockedSentences(sections, setting) };
}

type MergedField = { field: FieldRule; lines: Line[] };

function mergeAll(before: Section[], setting: Setting, refused: ReadonlySet<string>): MergedField[] {
  const kept = before
    .flatMap(({ sentences }) => sentences)
    .filter((one) => !isDependent(one, { ...setting.revision, refused }));
  const toldElsewhere = new Set(kept.flatMap(({ facts }) => facts));
  const revision = { ...setting.revision, refused, toldElsewhere };
  const fields = fieldsOf(setting.options.platform).map((field) => {
    const sentences = before.find(({ heading }) => heading === field.heading)?.sentences ?? [];
    const isUnwanted = sentences.length === 0 && setting.leaveOutSections.includes(field.heading);
    const lines = isUnwanted ? [] : mergeField(field, sentences, revision);
    return { field, lines: field.isRequired ? neverEmpty(field, lines, revision) : lines };
  });
  return tellUntold(fields, revision);
}

// A field that a platform demands has the writer's own text rather than none.
function neverEmpty(field: FieldRule, lines: Line[], { candidates, refused }: Revision): Line[] {
  if (sentencesIn(lines).length > 0) return lines;
  const written = candidates.field(field.heading).filter(({ text }) => !refused.has(text));
  const [first, ...others] = written.map((now, at) => ({ was: at === 0 ? (lines[0]?.was ?? null) : null, now }));
  return first ? [first, ...lines.slice(1), ...others] : lines;
}

// What the host has just said is told, even where the writer would leave it to a list of amenities.
function tellUntold(fields: MergedField[], { candidates, fresh, replaced, refused, facts }: Revision): MergedField[] {
  let told = factsIn(fields);
  // Where a locked sentence still says three bedrooms, another one does not say four.
  const disputed = new Set([...replaced].flatMap(([id, { after }]) => (told.has(id) ? [after.id] : [])));
  const missing = new Set([...fresh].filter((id) => !told.has(id) && !disputed.has(id)));
  if (missing.size === 0) return fields;
  let merged = fields;
  // The plainest first.
  const plainest = candidates
    .about(missing)
    .toSorted((one, other) => one.sentence.facts.length - other.sentence.facts.length);
  for (const candidate of plainest) {
    const { text, facts: cited } = candidate.sentence;
    const isNew = cited.some((id) => missing.has(id) && !told.has(id));
    const isRepeating = cited.some((id) => told.has(id) && !(facts.get(id)?.key ?? "").includes("."));
    if (!isNew || isRepeating || refused.has(text)) continue;
    const place = roomFor(candidate.heading, merged);
    const lines = place && addToField(place.field, place.lines, candidate);
    if (!place || !lines) continue;
    merged = merged.map((one) => (one === place ? { ...one, lines } : one));
    told = factsIn(merged);
  }
  return merged;
}

// Its own field, unless that is a summary; then the roomiest.
function roomFor(heading: string, fields: MergedField[]): MergedField | undefined {
  const isRoomy = ({ field }: MergedField) => !isTitleField(field.heading) && field.maxChars > NARROW_FIELD;
  const bodies = fields.filter((one) => isRoomy(one) && one.field.heading !== "Summary");
  const own = bodies.find(({ field }) => field.heading === heading);
  return own ?? bodies.toSorted((one, other) => other.field.maxChars - one.field.maxChars)[0];
}

function factsIn(fields: MergedField[]): Set<string> {
  return new Set(fields.flatMap(({ lines }) => sentencesIn(lines).flatMap(({ facts }) => facts)));
}

function sectionsOf(fields: MergedField[]): Section[] {
  return fields.flatMap(({ field, lines }) => {
    const sentences = sentencesIn(lines);
    return sentences.length > 0 ? [sectionOf(field.heading, sentences)] : [];
  });
}

function check(sections: Section[], { ledger, options: { platform, brand } }: Setting): Finding[] {
  return checkSections({ platform, sections, ledger, ...(brand && { brand }) });
}

function blockedSentences(sections: Section[], setting: Setting): Sentence[] {
  const blocking = check(sections, setting).filter(({ severity }) => severity === "block");
  return sections.flatMap((section) => {
    const found = blocking.filter((finding) => finding.section === section.heading);
    return sentenceSpans(section)
      .filter(({ start, end }) => found.some((finding) => finding.start < end && finding.end > start))
      .map(({ sentence }) => sentence);
  });
}

function lockedSentences(sections: Section[], setting: Setting): LockedSentence[] {
  const blocked = new Set(blockedSentences(sections, setting));
  return sections.flatMap(({ heading, sentences }) =>
    sentences
      .filter((one) => one.isLocked && (blocked.has(one) || isBuiltOn(setting.revision.gone, one)))
      .map((one) => ({ heading, text: one.text, isFalse: blocked.has(one) })),
  );
}

function isSeen({ source }: Fact): boolean {
  return source === "photo" || source === "floor plan";
}

// How the brand signs is part of the text: a brand that changed since is no change of the home.
function withBrandOf({ facts }: Description, options: FactChange["options"]): FactChange["options"] {
  const said = (key: string) => facts.find((fact) => fact.key === key)?.value;
  const { tone, wordsToUse, wordsToAvoid } = options.brand ?? {};
  const [name, signOff] = [said("brand.name"), said("brand.sign-off")];
  const brand = {
    ...(tone && { tone }),
    ...(wordsToUse && { wordsToUse }),
    ...(wordsToAvoid && { wordsToAvoid }),
    ...(typeof name === "string" && { name }),
    ...(typeof signOff === "string" && { signOff }),
  };
  return Object.keys(brand).length > 0 ? { ...options, brand } : options;
}

function withoutFacts({ facts, contradictions }: Ledger, ids: ReadonlySet<string>): Ledger {
  return {
    facts: facts.filter(({ id }) => !ids.has(id)),
    contradictions: contradictions.filter((one) => !one.facts.some((id) => ids.has(id))),
  };
}

// Three bedrooms are followed by four; a sauna that is gone by nothing.
function successorsOf(before: Fact[], { ledger, gone, fresh }: ReturnType<typeof carryFacts>): Map<string, Replaced> {
  const news = ledger.facts.filter(({ id, isConfirmed }) => fresh.has(id) && isConfirmed);
  return new Map(
    before
      .filter(({ id }) => gone.has(id))
      .flatMap((fact) => {
        const after = news.find(({ key, index }) => key === fact.key && index === fact.index);
        return after ? [[fact.id, { before: fact, after }]] : [];
      }),
  );
}
