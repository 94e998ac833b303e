import type { Platform } from "#writer/description.ts";
import { type FieldRule, fieldsOf, isTitleField } from "#writer/rules/platform-fields.ts";

const TITLE_NAMES = ["title", "headline", "page title", "property name", "listing name", "listing title"];
const OPENING_NAMES = ["summary", "intro", "introduction", "opening", "first paragraph", "teaser", "top paragraph"];

// Names that are things as well: a field is meant only where it is called a section, or nothing else can be.
const FIELD_NAMES: Readonly<Record<string, readonly string[]>> = {
  "The space": ["space", "the space"],
  "Guest access": ["guest access", "access"],
  "During your stay": ["during your stay", "host", "interaction", "during the stay"],
  "The neighborhood": ["neighborhood", "neighbourhood", "area", "location"],
  "Getting around": ["getting around", "transport", "transit", "transportation"],
  "Other things to note": ["other things to note", "other things", "things to note", "notes", "other notes"],
  "Meta description": ["meta description", "meta"],
  Description: ["main description"],
  Body: ["body"],
  Caption: ["caption"],
  "Short post": ["short post", "post"],
  "About the property": ["about the property"],
  "About the host": ["about the host", "host"],
  "About the neighborhood": ["about the neighborhood", "neighborhood", "area", "location"],
};

const PART_WORDS = ["section", "part", "paragraph", "field", "text", "bit"];

// The first field of sentences, which a guest reads first.
export function openingField(platform: Platform): FieldRule | undefined {
  const fields = fieldsOf(platform).filter(({ heading }) => !isTitleField(heading));
  return fields.find(({ heading }) => heading !== "Meta description" && heading !== "Teaser") ?? fields[0];
}

export function titleField(platform: Platform): FieldRule | undefined {
  return fieldsOf(platform).find(({ heading }) => isTitleField(heading));
}

type Names = { heading: string; names: string[] };

function clearNames(platform: Platform): Names[] {
  const [title, opening] = [titleField(platform), openingField(platform)];
  return [
    ...(title ? [{ heading: title.heading, names: TITLE_NAMES }] : []),
    ...(opening ? [{ heading: opening.heading, names: OPENING_NAMES }] : []),
    ...fieldsOf(platform)
      .filter(({ heading }) => ["Meta description", "Caption", "Short post"].includes(heading))
      .map(({ heading }) => ({ heading, names: [...(FIELD_NAMES[heading] ?? [])] })),
  ];
}

// The field that a name alone can mean, where no thing can be: "make the neighborhood shorter".
export function fieldCalled(platform: Platform, words: string): string | null {
  const name = words.replace(/^(?:the|our|my) /, "");
  const clear = clearNames(platform).find(({ names }) => names.includes(name));
  if (clear) return clear.heading;
  const others = fieldsOf(platform).find(
    ({ heading }) => heading.toLowerCase() === name || FIELD_NAMES[heading]?.includes(name),
  );
  return others?.heading ?? null;
}

export type Scoped = { heading: string | null; rest: string };

// Finds the field that a clause names, and what the clause says without it.
export function readScope(platform: Platform, clause: string): Scoped {
  const own = fieldsOf(platform).flatMap(({ heading }) => {
    const names = [heading.toLowerCase(), ...(FIELD_NAMES[heading] ?? [])];
    return names.flatMap((name) => PART_WORDS.map((part) => ({ heading, name: `${name} ${part}` })));
  });
  const clear = clearNames(platform).flatMap(({ heading, names }) =>
    names.flatMap((name) =>
      [...PART_WORDS.map((part) => `${name} ${part}`), name].map((one) => ({ heading, name: one })),
    ),
  );
  const named = [...own, ...clear].toSorted((one, other) => other.name.length - one.name.length);
  for (const { heading, name } of named) {
    const at = placeOf(clause, name);
    if (at < 0) continue;
    return { heading, rest: without(clause, at, name.length) };
  }
  return { heading: null, rest: clause };
}

function placeOf(clause: string, name: string): number {
  const at = ` ${clause} `.replace(/[,:]/g, " ").indexOf(` ${name} `);
  return at;
}

const LEADING_WORDS = new Set(["the", "my", "our", "your", "this", "that"]);
const RELATING = new Set(["in", "of", "from", "for", "to", "at", "within", "inside", "on", "into"]);

// With the words that only tie the name to the rest: "in the summary".
function without(clause: string, at: number, length: number): string {
  const before = clause.slice(0, at).trim().split(" ");
  while (LEADING_WORDS.has(before.at(-1) ?? "") || RELATING.has(before.at(-1) ?? "")) before.pop();
  const after = clause.slice(at + length).replace(/^[,: ]+/, "");
  return `${before.join(" ")} ${after}`.trim();
}
