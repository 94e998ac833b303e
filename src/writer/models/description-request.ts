import type { ModelMessage, UserContent } from "ai";
import type { Platform, Section, WritingOptions } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { factAsData } from "#writer/models/facts-for-model.ts";
import { hintFor } from "#writer/models/fault-hints.ts";
import type { Photo } from "#writer/models/photo.ts";
import { quoteAsData } from "#writer/models/quote-as-data.ts";
import type { Field } from "#writer/models/section-answer.ts";
import type { Finding } from "#writer/rules/finding.ts";

type DescriptionRequest = {
  facts: Fact[];
  options: WritingOptions;
  fields: Field[];
  // The facts that no text may leave out.
  hardFacts: Fact[];
  // What an editor would do with these facts, in plain lines.
  plan?: string | undefined;
  photos: Photo[];
};

// What the platform is called, and how texts on it speak.
const MANNERS: Partial<Record<Platform, string>> = {
  booking:
    "Booking.com shows these texts beside hotels: neutral third person throughout, without we, our or I, also where a host's note has them.",
};

export function descriptionRequest(request: DescriptionRequest): ModelMessage {
  const { facts, options, fields, hardFacts, plan, photos } = request;
  const required = fields.filter(({ isRequired }) => isRequired).map(({ heading }) => heading);
  const text = [
    `Write for ${options.platform}. Its fields, in their order, with their lengths in characters:`,
    JSON.stringify(fields.map(({ heading, minChars, maxChars }) => ({ heading, minChars, maxChars }))),
    `These are required: ${JSON.stringify(required)}. Write another field only where it has something to say that no other says.`,
    MANNERS[options.platform],
    hardFacts.length > 0 &&
      `Leave out what you like, except these facts, each stated once: ${JSON.stringify(hardFacts.map(({ id }) => id))}.`,
    plan !== undefined &&
      "An editor's plan. Take it as a suggestion, and leave it where the facts suggest something better:",
    plan !== undefined && quoteAsData("plan", plan.split("\n")),
    options.brand && `How the host's brand speaks. Its words are wishes for the wording, not facts:`,
    options.brand && quoteAsData("brand", options.brand),
    photos.length > 0 && "The photos help you to choose what comes first. What only they show must not be stated.",
    "The facts:",
    quoteAsData("facts", facts.map(factAsData)),
  ];
  return { role: "user", content: [{ type: "text", text: text.filter(Boolean).join("\n\n") }, ...photoParts(photos)] };
}

export function photoParts(photos: Photo[]): Exclude<UserContent, string> {
  return photos.map(({ bytes, mediaType }) => ({ type: "file" as const, data: bytes, mediaType }));
}

// The answer so far goes back in the form it was asked for, so that the model corrects its own words.
export function repairRequest(draft: Section[], findings: Finding[], asked: string[]): ModelMessage[] {
  const elements = draft.map(({ heading, sentences }) => ({ heading, sentences }));
  const faults = findings.map(({ rule, section, words, suggestion }) => ({
    rule,
    field: section,
    words,
    suggestion: suggestion ?? hintFor(rule),
  }));
  const text = [
    "A check found these faults in your answer:",
    quoteAsData("faults", faults),
    `Write these fields again, without the faults, under the same rules: ${JSON.stringify(asked)}. Leave out the others,`,
    "which are kept. A sentence that cannot be mended is left out; so is a field for which nothing remains to be said.",
  ];
  return [
    { role: "assistant", content: JSON.stringify({ elements }) },
    { role: "user", content: text.join("\n\n") },
  ];
}
