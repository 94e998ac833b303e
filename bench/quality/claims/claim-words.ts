// One thing a sentence may claim: its words in prose, and what in a listing's amenities bears them out.
// The order matters: words already taken by an earlier row ("pool table") are not read again ("pool").
export type ClaimWords = { concept: string; words: RegExp; given: RegExp };

export function claims(rows: [concept: string, words: string, given: string][]): ClaimWords[] {
  return rows.map(([concept, words, given]) => ({
    concept,
    words: new RegExp(String.raw`(?<![\p{L}])(?:${words})(?![\p{L}])`, "giu"),
    given: new RegExp(given),
  }));
}
