export type DescriptionSection = { heading: string | null; body: string };

const HEADING = /^\*\*(.+?)\*\*:?[ \t]*$/gm;

// A description is one text whose sections begin at bold headings, each on a line of its own.
export function splitSections(content: string): DescriptionSection[] {
  const headings = [...content.matchAll(HEADING)];
  const opening = content.slice(0, headings[0]?.index ?? content.length).trim();
  const sections = headings.map((match, place) => ({
    heading: (match[1] ?? "").trim().replace(/:$/, ""),
    body: content.slice(match.index + match[0].length, headings[place + 1]?.index ?? content.length).trim(),
  }));
  return opening === "" ? sections : [{ heading: null, body: opening }, ...sections];
}

// For pasting: platforms show the marks of a bold heading as they are.
export function plainText(sections: DescriptionSection[]): string {
  return sections.map(({ heading, body }) => [heading, body].filter(Boolean).join("\n")).join("\n\n");
}
