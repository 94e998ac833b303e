import { ownValue } from "#shared/own-value.ts";
import type { Platform, Section } from "#writer/description.ts";
import { fieldsOf, isTitleField } from "#writer/rules/platform-fields.ts";

// A section of a host's text, and where it begins in it.
export type PlacedSection = Section & { start: number };

const LONGEST_TITLE_LINE = 120;
// What hosts and other tools call the fields.
const ALSO_CALLED: Record<string, string> = {
  summary: "Summary",
  "listing title": "Title",
  description: "Description",
  "about this space": "Summary",
  "about this place": "Summary",
  neighborhood: "The neighborhood",
  neighbourhood: "The neighborhood",
  "the neighbourhood": "The neighborhood",
  "neighborhood overview": "The neighborhood",
  transit: "Getting around",
  "interaction with guests": "During your stay",
  "things to note": "Other things to note",
};

// A pasted text as the fields of the platform's editor: by its headings where it has them, otherwise its first line as
// the title and the rest as the field that takes most.
export function listingSections(text: string, platform: Platform): PlacedSection[] {
  const fields = fieldsOf(platform);
  const byName = new Map(fields.map(({ heading }) => [heading.toLowerCase(), heading]));
  const titleField = fields.find(({ heading }) => isTitleField(heading))?.heading;
  const opening = fields.find(({ heading }) => !isTitleField(heading) && heading !== "Meta description")?.heading;
  const longest = fields.toSorted((one, other) => other.maxChars - one.maxChars)[0]?.heading ?? "";
  const sections: PlacedSection[] = [];
  let heading = platform === "airbnb" ? (opening ?? longest) : longest;
  let start = 0;
  const close = (end: number) => {
    const section = trimmed(text, { heading, start, end });
    if (section) sections.push(section);
  };
  let at = 0;
  let isFirst = true;
  while (at < text.length) {
    const next = text.indexOf("\n", at);
    const end = next < 0 ? text.length : next;
    const line = end - at <= LONGEST_TITLE_LINE ? text.slice(at, end).trim() : "";
    const name = namedField(line, byName);
    if (name) {
      close(at);
      [heading, start] = [name, end];
    } else if (isFirst && line !== "" && titleField && end < text.length && !/[.:,]$/.test(line)) {
      const title = trimmed(text, { heading: titleField, start: at, end });
      if (title) sections.push(title);
      start = end;
    }
    if (line !== "" || end - at > LONGEST_TITLE_LINE) isFirst = false;
    at = end + 1;
  }
  close(text.length);
  return sections;
}

function namedField(line: string, byName: Map<string, string>): string | null {
  const name = line
    .replaceAll(/[*#:_]/g, "")
    .trim()
    .toLowerCase();
  if (name === "" || name.length > 40) return null;
  const known = byName.get(name);
  if (known) return known;
  const other = ownValue(ALSO_CALLED, name);
  return other !== undefined && byName.has(other.toLowerCase()) ? other : null;
}

function trimmed(
  text: string,
  { heading, start, end }: { heading: string; start: number; end: number },
): PlacedSection | null {
  const whole = text.slice(start, end);
  const said = whole.trim();
  if (said === "") return null;
  const from = start + whole.indexOf(said);
  return { heading, text: said, sentences: [{ text: said, facts: [] }], start: from };
}
