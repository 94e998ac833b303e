// "leave|take * out": words with their alternatives ("get_rid_of" is three words), "now?" where a word may be missing,
// and one gap for the thing that is meant.
type Form = { before: string; after: string };

export class Templates {
  readonly #forms: Form[];

  constructor(templates: readonly string[]) {
    // The longest first: "mention * first" before "mention *".
    this.#forms = templates.flatMap(formsOf).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  }

  // What stands in the gap, for every form that fits.
  gapsIn(clause: string): string[] {
    return this.#forms.flatMap(({ before, after }) => {
      const isLongEnough = clause.length > before.length + after.length;
      if (!isLongEnough || !clause.startsWith(before) || !clause.endsWith(after)) return [];
      return [clause.slice(before.length, clause.length - after.length).trim()];
    });
  }
}

function sizeOf({ before, after }: Form): number {
  return before.length + after.length;
}

function formsOf(template: string): Form[] {
  const [before = "", after = ""] = template.split("*");
  const ends = phrasesOf(after);
  return phrasesOf(before).flatMap((start) =>
    ends.map((end) => ({ before: start === "" ? "" : `${start} `, after: end === "" ? "" : ` ${end}` })),
  );
}

function phrasesOf(items: string): string[] {
  let phrases = [""];
  for (const item of items.split(" ").filter((one) => one !== "")) {
    const isOptional = item.endsWith("?");
    const words = item
      .replace("?", "")
      .split("|")
      .map((word) => word.replaceAll("_", " "));
    const choices = isOptional ? ["", ...words] : words;
    phrases = phrases.flatMap((phrase) => choices.map((word) => [phrase, word].filter((one) => one !== "").join(" ")));
  }
  return [...new Set(phrases)];
}

// Words taken off the start and the end, as long as there are any; never the last one.
export function stripped(text: string, starts: readonly string[], ends: readonly string[] = []): string {
  let rest = text.trim();
  for (;;) {
    const start = starts.find((one) => rest.startsWith(`${one} `));
    if (start !== undefined) rest = rest.slice(start.length + 1).trim();
    const end = ends.find((one) => rest.endsWith(` ${one}`));
    if (end !== undefined) rest = rest.slice(0, -end.length - 1).trim();
    if (start === undefined && end === undefined) return rest;
  }
}
