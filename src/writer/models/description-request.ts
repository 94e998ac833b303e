import type { ModelMessage, UserContent } from "ai";
import { ownValue } from "#shared/own-value.ts";
import type { Platform, Section, WritingOptions } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { factAsData, quoteAsData } from "#writer/models/calls/prompt-data.ts";
import type { Field } from "#writer/models/section-answer.ts";
import type { Finding } from "#writer/rules/finding.ts";

// What a model may do about a fault of its text, by the rule that found it.
const HINTS: Record<string, string> = {
  "proof.amenity": "No fact has this thing. Leave it out.",
  "proof.place": "No fact names this place. Leave it out.",
  "proof.word": "No fact knows this word. Say it in the words of the facts, or leave it out.",
  "proof.name": "No fact holds this name. Leave it out.",
  "proof.number": "This number is not given for what it counts here. Use the fact's own number, or none.",
  "proof.distance": "No fact says how far or near this is. Give its minutes as they were given, or only name it.",
  "proof.attribute": "No fact says this of the thing it stands beside.",
  "proof.claim": "No fact claims this. Leave the claim out.",
  "proof.praise": "Praise that no fact contains. Leave the adjective out.",
  "proof.judgment": "A noun takes only an adjective that a fact contains.",
  "proof.gift": "Nobody said that the host gives or has this. Speak of what the guest brings or does, or leave it out.",
  "proof.grant": "Nobody said that this is free, given or nobody else's. Name it without that, or leave it out.",
  "proof.deed": "Nobody said that this place, person or thing does that.",
  "proof.host": "The host did not say this. Keep to the host's own words.",
  "proof.relation": "No fact says where this stands or what it leads to. Name it without its place.",
  "proof.room-of": "No fact puts this into that room. Name it without the room.",
  "proof.habit": "No fact says that this happened, happens so often, or holds for each of them.",
  "proof.time": "No fact gives this day or month for it.",
  "proof.sense": "No fact says what is heard or smelt.",
  "proof.refused": "The host refuses this.",
  "proof.contradiction": "A fact says the opposite.",
  "proof.negation": "No fact denies this. Leave the denial out.",
  "proof.shared": "Say once that it is shared.",
  "proof.paid": "Say once that it is paid.",
  "proof.seasonal": "Say once when it is open.",
};

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

function hintFor(rule: string): string | undefined {
  return ownValue(HINTS, rule);
}

export type Photo = { bytes: Uint8Array; mediaType: string };
