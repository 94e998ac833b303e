import { expect } from "vitest";
import type { Section } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { createModel } from "#writer/models/calls/create-model.ts";
import type { ProviderServer } from "#writer/models/provider-server/provider-server.test-support.ts";
import { type SectionAnswer, sectionOf } from "#writer/models/section-answer.ts";
import { type ModelWriting, type ModelWritingRequest, writeWithModel } from "#writer/models/write-with-model.ts";
import type { Finding } from "#writer/rules/finding.ts";

export const smallHome: Ledger = {
  facts: [
    fact("f1", "home.type", "cottage"),
    fact("f2", "bedrooms", 3),
    fact("f3", "bathrooms", 2.5),
    fact("f4", "guests", 6),
    fact("f5", "place.city", "Bled"),
    fact("f6", "amenity.sauna", "sauna"),
    fact("f7", "amenity.dock", "private dock"),
    fact("f8", "place.street", "18 Mlinska Cesta"),
    { ...fact("f9", "amenity.hot-tub", "hot tub"), source: "photo", index: 1, confidence: 0.7, isConfirmed: false },
  ],
  contradictions: [],
};

export const smallFields = [
  { heading: "Title", minChars: 8, maxChars: 50, isRequired: true },
  { heading: "Summary", minChars: 50, maxChars: 200, isRequired: true },
  { heading: "The space", minChars: 0, maxChars: 400 },
  { heading: "Guest access", minChars: 0, maxChars: 400 },
];

export const cleanAnswer: SectionAnswer[] = [
  { heading: "Title", sentences: [{ text: "Cottage in Bled with dock and sauna", facts: ["f1", "f5", "f6", "f7"] }] },
  {
    heading: "Summary",
    sentences: [
      { text: "Step from the sauna onto the dock in Bled.", facts: ["f5", "f6", "f7"] },
      { text: "The cottage has room for six.", facts: ["f1", "f4"] },
    ],
  },
  {
    heading: "The space",
    sentences: [{ text: "Three bedrooms share two and a half bathrooms.", facts: ["f2", "f3"] }],
  },
];

export const embeddedText: Section[] = [
  { heading: "Title", sentences: [{ text: "Three-bedroom cottage in Bled", facts: ["f1", "f2", "f5"] }] },
  {
    heading: "Summary",
    sentences: [
      { text: "A cottage in Bled for six guests, with a sauna and a dock.", facts: ["f1", "f4", "f5", "f6", "f7"] },
    ],
  },
  {
    heading: "The space",
    sentences: [{ text: "There are three bedrooms and two and a half bathrooms.", facts: ["f2", "f3"] }],
  },
].map(sectionOf);

const FORBIDDEN = {
  "proof.amenity": /hot tub/gi,
  "policy.address": /mlinska cesta/gi,
  "policy.contact": /\b\d{3}-\d{4}\b/g,
};

// Without a wait between retries, and with what holds for every text a buyer receives.
export async function writeSmallHome(
  { settings }: Pick<ProviderServer, "settings">,
  { limits, ...changes }: Partial<ModelWritingRequest> = {},
): Promise<ModelWriting> {
  const writing = await writeWithModel({
    ledger: smallHome,
    options: { platform: "airbnb" },
    fields: smallFields,
    model: createModel(settings),
    check: checkSmallHome,
    embedded: () => embeddedText,
    limits: { timeoutMs: 40_000, maxRetries: 2, firstRetryDelayMs: 1, ...limits },
    ...changes,
  });
  expect(checkSmallHome(writing.sections)).toEqual([]);
  for (const { heading, text } of writing.sections) {
    expect(text.length).toBeLessThanOrEqual(smallFields.find((field) => field.heading === heading)?.maxChars ?? 0);
  }
  return writing;
}

// A home of few facts, with its own small writer and check, for the tests of what happens between the two.

function fact(id: string, key: string, value: Fact["value"]): Fact {
  return { id, key, value, qualifiers: {}, source: "form", confidence: 1, isConfirmed: true };
}

export function answerWith(heading: string, sentences: SectionAnswer["sentences"]): SectionAnswer[] {
  const others = cleanAnswer.filter((answer) => answer.heading !== heading);
  const position = smallFields.findIndex((field) => field.heading === heading);
  return [...others.slice(0, position), { heading, sentences }, ...others.slice(position)];
}

export function answerText(answer: SectionAnswer[]): string {
  return JSON.stringify({ elements: answer });
}

export function checkSmallHome(sections: Section[]): Finding[] {
  return sections.flatMap(({ heading, text }) =>
    Object.entries(FORBIDDEN).flatMap(([rule, pattern]) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        rule,
        severity: "block" as const,
        source: "the tests",
        section: heading,
        words,
        start: index,
        end: index + words.length,
      })),
    ),
  );
}
