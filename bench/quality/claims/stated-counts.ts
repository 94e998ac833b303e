import { NUMBER, valueOf } from "./number-words.ts";

export type Statement = { value: number; words: string };
export type Counted = "bedrooms" | "beds" | "bathrooms" | "guests";

const N = `(?<![\\d.,-])\\b(${NUMBER})`;
// At most two words may stand between a number and its noun: "two private bedrooms".
const BETWEEN = String.raw`(?:(?:[ -]+(?!(?:and|or|with|in|for|plus|of|to|on|bed|beds|bath|full|half|bedrooms?|bathrooms?|bedded)\b)[a-z'’]+){0,2}[ -]+|[ -]*)`;
const NOT_A_COUNT =
  "nights?|days?|weeks?|months?|years?|hours?|minutes?|mins?|cars?|vehicles?|of the|more|reason|another|inch|bed|bath";

const PATTERNS: Record<Counted, RegExp[]> = {
  bedrooms: [
    new RegExp(String.raw`${N}${BETWEEN}(?:bed[ -]?rooms?|bedrms?|bdrms?)\b`, "gi"),
    new RegExp(String.raw`${N}[ -]?(?:br|bdr?s?|b\/r)\b`, "gi"),
    new RegExp(String.raw`\bbedrooms?: ?(${NUMBER})\b`, "gi"),
    new RegExp(String.raw`${N}[ -]bed(?=[ ,./&+-]+(?!room)|$)`, "gi"),
  ],
  beds: [
    new RegExp(String.raw`${N}${BETWEEN}beds\b(?![ -]?rooms?)`, "gi"),
    new RegExp(String.raw`\b(one|1)${BETWEEN}bed\b(?![ -]?rooms?)`, "gi"),
    new RegExp(String.raw`\bbeds?: ?(${NUMBER})\b`, "gi"),
  ],
  bathrooms: [
    new RegExp(String.raw`${N}(?:[ -]full)?${BETWEEN}(?:bath[ -]?rooms?|baths?|washrooms?)\b`, "gi"),
    new RegExp(String.raw`${N}[ -]?ba\b`, "gi"),
    new RegExp(String.raw`\bbath(?:room)?s?: ?(${NUMBER})\b`, "gi"),
  ],
  guests: [
    new RegExp(
      String.raw`\b(?:sleeps?|sleeping|accommodates?|accommodating|hosts?|fits?|holds?|suits?|welcomes?|takes?)(?: (?:up to|a maximum of|as many as|exactly|just|parties of|groups of))? (${NUMBER})\b(?! (?:${NOT_A_COUNT})\b|[ -]bed|[ -]bath)`,
      "gi",
    ),
    new RegExp(
      String.raw`${N}${BETWEEN}(?:guests?|people|persons?|adults?|travell?ers?|visitors?|sleepers?|friends|of you)\b`,
      "gi",
    ),
    new RegExp(
      String.raw`(?<!\b(?:table|desk|seating|seats|chairs|dining|space|spaces|parking)\b.{0,12})\b(?:for|to)(?: (?:up to|just|exactly|as many as|a maximum of|a party of|a group of|groups of|parties of))? (${NUMBER})(?= *(?:[.,;:!)]|$|(?:in|and|with|on|at|near|by|to|who|from|across|is|are|under|guests?|people|or fewer|at most)\b))`,
      "gi",
    ),
    new RegExp(
      String.raw`\b(?:party|parties|group|groups|crew|maximum|max|limit|capacity|occupancy) (?:of|is|for) (${NUMBER})\b`,
      "gi",
    ),
    new RegExp(String.raw`\b(?:up to|guests?:|at most) (${NUMBER})\b(?! (?:${NOT_A_COUNT})\b)`, "gi"),
    new RegExp(String.raw`\b(${NUMBER}) (?:of you|can|may|will|could|sleep|fit|stay|at most)\b(?! the)`, "gi"),
  ],
};

// A number of one thing among several says nothing about how many there are.
const PARTITIVE = /^(?:one|1)\b/i;
const PARTITIVE_AFTER =
  /^\s*(?:has|have|holds?|with|each|apiece|in each|per|of the|is|also|comes|sits|looks|faces|opens|includes|features)\b/i;
const PARTITIVE_BEFORE = /\b(?:in|the other|another|each|every|at least|only|more than|has)\s*$/i;

export function statedCounts(text: string, what: Counted): Statement[] {
  const found = PATTERNS[what].flatMap((pattern) =>
    [...text.matchAll(pattern)].filter((match) => isCount(text, match)),
  );
  const statements = found.map((match) => ({ value: valueOf(match[1] ?? ""), words: match[0].trim() }));
  if (what === "bathrooms") return [...addHalfBaths(text, statements)];
  if (what === "bedrooms" && /\bstudio\b/i.test(text)) statements.push({ value: 0, words: "studio" });
  if (what === "bedrooms" || what === "beds") return statements.filter(isNotMixedUp(what));
  return statements;
}

function isCount(text: string, match: RegExpExecArray): boolean {
  if (!PARTITIVE.test(match[0])) return true;
  const after = text.slice(match.index + match[0].length);
  const before = text.slice(0, match.index);
  return (
    !(PARTITIVE_AFTER.test(after) && PARTITIVE_BEFORE.test(before)) && !/^\s*(?:each|apiece|in each|per)\b/i.test(after)
  );
}

// "One bed" counts beds; "a two-bed flat" counts bedrooms.
function isNotMixedUp(what: Counted) {
  return ({ words, value }: Statement) =>
    !(what === "bedrooms" && value === 1 && /[ -]bed$/i.test(words) && !words.includes("-"));
}

// "Two full bathrooms and a half bath" is two and a half.
function addHalfBaths(text: string, statements: Statement[]): Statement[] {
  const half =
    /(?<!\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)[ -]and[ -])\b(?:a|one|1|the|second|additional)[ -](?:private |shared |extra )?(?:half[ -]bath(?:room)?|powder room|guest toilet)/i.exec(
      text,
    );
  const andHalf = /\b(?:a|one) (?:full )?bath(?:room)? and a half\b/i.exec(text);
  if (andHalf) return [...statements, { value: 1.5, words: andHalf[0] }];
  if (!half) return statements.filter(({ words }) => !/half[ -]bath/i.test(words) || /and/i.test(words));
  const full = statements.find(({ value, words }) => Number.isInteger(value) && !/half/i.test(words));
  const aFull = /\b(?:a|one) full bath/i.test(text) ? 1 : 0;
  const base = full?.value ?? aFull;
  const rest = statements.filter((statement) => !/half[ -]bath/i.test(statement.words) && statement !== full);
  return [...rest, { value: base + 0.5, words: `${full?.words ?? ""} … ${half[0]}`.trim() }];
}
