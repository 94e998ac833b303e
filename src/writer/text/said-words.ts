const STEM_LETTERS = 6;

// Small words, words for people and for "not far", which say nothing new beside the thing they are said of.
const SAYS_NOTHING = new Set(
  [
    "there also have with your this that from which they here home place away very over looks",
    "the and for you are has was can its our all any but who out off own too will where when while then each into been",
    "just right even still get gets got comes come find use next door doorstep station",
    "people person guest guests sleeps comfortably nice lovely separate apartment flat unit condo suite",
    "near close nearby few steps step easy walk walking walkable stroll distance within minutes minute min mins around reach foot drive ride",
  ].flatMap((words) => words.split(" ")),
);

// Words that a host uses for the same.
const SAME_AS = new Map([
  ["large", "big"],
  ["huge", "big"],
  ["spacious", "big"],
  ["riverside", "river"],
  ["mansion", "house"],
  ["backyard", "yard"],
  ["spot", "space"],
  ["spots", "space"],
  ["stores", "shop"],
  ["store", "shop"],
  ["shops", "shop"],
  ["shopping", "shop"],
  ["washing", "washer"],
  ["center", "centre"],
  ["storeys", "floor"],
  ["stories", "floor"],
  ["storey", "floor"],
  ["level", "floor"],
  ["levels", "floor"],
  ["lift", "elevator"],
  ...["renovated", "remodeled", "remodelled", "rehabbed", "refurbished", "updated", "redone"].map(
    (word): [string, string] => [word, "renovated"],
  ),
  ["calm", "quiet"],
  ["peaceful", "quiet"],
  ["subway", "metro"],
  ["transport", "transit"],
  ["transportation", "transit"],
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map(
    (word, at): [string, string] => [word, String(at + 1)],
  ),
]);

export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,30}|\d{1,9}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !SAYS_NOTHING.has(word))
      .map((word) => SAME_AS.get(word) ?? word)
      .map((word) =>
        word
          .replace(/(?<=..)s$/, "")
          .replace(/(?<=\p{L}{4})(?:ed|er)$/u, "")
          .slice(0, STEM_LETTERS),
      ),
  );
}

const BETWEEN_PIECES = /(, | - |\. )/;
const HOW_FAR = /^(?:about |around |under |just |only |within )?(?:an? |\d|few |short |easy )/i;
const OF_WHOM_OR_FREE = /\b(?:private|own|free)\b/i;
const TERMS =
  /\b(?:no|not|never|shared|paid|pay|only|closed|until|except|minimum|maximum|least|most|cameras?|recorders?|monitors?)\b|n't\b|[$€£]/i;

// What is denied, limited or costs something is new though all its words were said: "The garage is not free."
export function hasTerms(text: string): boolean {
  return TERMS.test(text);
}

// A note without the pieces whose words were all said: "spacious, high ceilings" under an opening of high ceilings.
export function withoutSaidPieces(note: string, said: Set<string>): string {
  const parts = note.split(BETWEEN_PIECES);
  let kept = "";
  for (let at = 0; at < parts.length; at += 2) {
    const piece = parts[at] ?? "";
    const stems = [...stemsOf(piece)];
    const next = parts[at + 2] ?? "";
    // "Patio, you can eat out there": what comes next speaks of it.
    const isSpokenOf = /\b(?:there|it|them|they|that|this|those)\b/i.test(next);
    const isSaid =
      stems.some((stem) => /^\p{L}/u.test(stem)) &&
      !isSpokenOf &&
      stems.every((stem) => said.has(stem)) &&
      !HOW_FAR.test(piece) &&
      !HOW_FAR.test(next) &&
      !hasTerms(piece) &&
      !OF_WHOM_OR_FREE.test(piece);
    if (!isSaid) kept += `${kept === "" ? "" : (parts[at - 1] ?? ", ")}${piece}`;
  }
  return kept.replace(/^(?:and|plus|also) /i, "");
}
