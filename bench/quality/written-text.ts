import { type Listing, readJsonLines } from "./listing.ts";
import { sentencesOf } from "./sentences-of.ts";

export type Field = { heading: string; text: string; sentences: { text: string; facts: string[] }[] };

// A description to be measured, by a host, a copywriter or our own writer.
export type WrittenText = {
  id: string;
  fields: Field[];
  content: string;
  factIds: Set<string>;
  blockingFindings: string[];
  ms?: number;
};

type OutputLine = {
  id: string;
  error?: string;
  content: string;
  sections: Field[];
  facts: { id: string }[];
  findings: { severity: string; rule: string; words: string }[];
  ms: number;
};

export type ReadOutput = { texts: Map<string, WrittenText>; errors: string[] };

export function readDescriptions(file: string): ReadOutput {
  const texts = new Map<string, WrittenText>();
  const errors: string[] = [];
  for (const line of readJsonLines<OutputLine>(file)) {
    if (line.error === undefined) texts.set(line.id, fromOutput(line));
    else errors.push(`${line.id}: ${line.error}`);
  }
  return { texts, errors };
}

function fromOutput(line: OutputLine): WrittenText {
  return {
    id: line.id,
    fields: line.sections,
    content: line.content,
    factIds: new Set(line.facts.map((fact) => fact.id)),
    blockingFindings: line.findings.filter((it) => it.severity === "block").map((it) => `${it.rule}: ${it.words}`),
    ms: line.ms,
  };
}

// The host's title and description in the same shape; bold lines inside the description are its headings.
export function hostText(listing: Listing): WrittenText {
  const parts = listing.description.split(/^\s*\*\*(.{2,40}?)\*\*\s*$/m);
  const fields = [asField("Title", listing.name), asField("Summary", parts[0] ?? "")];
  for (let at = 1; at < parts.length; at += 2) fields.push(asField(parts[at] ?? "", parts[at + 1] ?? ""));
  return {
    id: listing.id,
    fields: fields.filter((field) => field.text !== ""),
    content: `${listing.name}\n${listing.description}`,
    factIds: new Set(),
    blockingFindings: [],
  };
}

function asField(heading: string, text: string): Field {
  const trimmed = text.trim();
  return { heading, text: trimmed, sentences: sentencesOf(trimmed).map((sentence) => ({ text: sentence, facts: [] })) };
}

export const fieldText = (text: WrittenText, heading: string) =>
  text.fields.find((field) => field.heading.toLowerCase() === heading.toLowerCase())?.text ?? "";

// Everything but the title, whose rules are its own.
export const proseOf = (text: WrittenText) =>
  text.fields
    .filter((field) => field.heading !== "Title")
    .map((field) => field.text)
    .join("\n");

export const wholeText = (text: WrittenText) => text.fields.map((field) => field.text).join("\n");
