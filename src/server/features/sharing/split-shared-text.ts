export type ShareableSection = { heading: string; text: string };
export type ShareableText = { platform: string; sections: ShareableSection[] };
export type SharedPart = { platform: string | null; heading: string | null; text: string };

type Piece = { words: string; part: SharedPart | null };

// The caller's text taken apart into whole sections of texts that are the caller's own, or null if anything else is in
// it. What goes out is then our own wording of it, never the caller's.
export function splitSharedText(description: string, texts: ShareableText[]): SharedPart[] | null {
  const pieces = texts
    .flatMap(piecesOf)
    .filter(({ words }) => words !== "")
    .toSorted((one, other) => other.words.length - one.words.length);
  const parts: SharedPart[] = [];
  let rest = normalised(description);
  while (rest !== "") {
    const next = pieces.find(({ words }) => rest === words || rest.startsWith(`${words} `));
    if (!next) return null;
    if (next.part) parts.push(next.part);
    rest = rest.slice(next.words.length).trimStart();
  }
  return parts.length > 0 ? parts : null;
}

function piecesOf({ platform, sections }: ShareableText): Piece[] {
  return [
    { words: normalised(platform), part: null },
    ...sections.flatMap(({ heading, text }) => {
      const words = normalised(text);
      return [
        { words: normalised(heading), part: null },
        { words: `${normalised(heading)} ${words}`, part: { platform, heading, text } },
        { words, part: { platform, heading, text } },
      ];
    }),
  ];
}

// As a page may show it or a person paste it: without the marks of bold headings, on any number of lines.
function normalised(text: string): string {
  return text.replaceAll("**", "").replaceAll(/\s+/gu, " ").trim();
}
