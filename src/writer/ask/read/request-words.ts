import { COMMON_WORDS } from "#writer/notes/words/common-words.ts";
import { plainWords } from "#writer/text/word-forms.ts";
import { SAME_THINGS } from "../topics.ts";

const SPELLED = new Map(
  Object.entries({
    dont: "don't",
    doesnt: "doesn't",
    isnt: "isn't",
    arent: "aren't",
    shouldnt: "shouldn't",
    shoudn: "shouldn't",
    wont: "won't",
    cant: "can't",
    didnt: "didn't",
    weve: "we've",
    youve: "you've",
    theres: "there's",
    lets: "let's",
    id: "i'd",
    u: "you",
    ur: "your",
    abt: "about",
    bout: "about",
    w: "with",
    wo: "without",
    b4: "before",
    pix: "pictures",
    nbhd: "neighborhood",
    hood: "neighborhood",
    cosier: "cozier",
    cosy: "cozy",
    kichen: "kitchen",
    wi: "wi",
  }),
);

const WRITTEN_OUT: readonly (readonly [string, string])[] = [
  ["do not", "don't"],
  ["does not", "doesn't"],
  ["is not", "isn't"],
  ["are not", "aren't"],
  ["should not", "shouldn't"],
  ["did not", "didn't"],
  ["we've got", "we have"],
  ["we have got", "we have"],
  ["we've", "we have"],
  ["i've", "i have"],
  ["there's", "there is"],
  ["it's", "it is"],
  ["that's", "that is"],
  ["we're", "we are"],
  ["we are having", "we have"],
  ["let's", "lets"],
  ["any more", "anymore"],
  ["short and sweet", "short"],
];

// Said out of politeness, or to think aloud: it changes no wish.
const POLITE =
  /\b(?:please|pls|plz|plse|kindly|thanks?(?: you| u| so much| a lot)?|thx|ty|cheers|if possible|if you can|if that is possible|perhaps|maybe|hello there|hello|hey there|hey|hi there|hi|okay|ok|btw|by the way|sorry|really|actually|simply|honestly|imo|for me|for us|in general|overall|all in all|in my opinion|also|as well|definitely|ideally|basically|obviously)\b/g;

// Grammar of requests. A word that is close to one of these, and no word itself, is taken for a slip.
const REQUEST_WORDS = new Set(
  `shorter longer short long warmer warm friendlier friendly mention mentioning about first start begin open lead end
  finish close kitchen parking summary title headline intro introduction neighborhood section sentence paragraph words
  without remove delete drop leave less more fewer highlight emphasize emphasise focus describe include instead replace
  exclamation marks cottage house formal casual professional elegant simple simpler plain plainer lively livelier fun
  cozy cozier inviting welcoming personal luxurious upscale playful energetic upbeat concise brief condense trim shorten
  expand elaborate detail details please bedrooms bathrooms sauna beach earlier later last before rewrite different
  wording version exciting salesy flowery boring generic neutral factual downplay emphasis differently bring should rather don't`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

const THING_WORDS = new Set(SAME_THINGS.flatMap(({ words }) => words.flatMap((word) => word.split(" "))));
const LIKELY = [...new Set([...REQUEST_WORDS, ...THING_WORDS])].filter((word) => word.length > 3);

// A request in plain small letters, without what is only polite, with slips of the keyboard mended.
export function plainRequest(request: string): string {
  let text = plainWords(request.replaceAll("\n", ". "))
    .replace(/[`´]/g, "'")
    .replace(/!+/g, ".")
    .replace(/\.{2,}/g, ".");
  for (const [written, short] of WRITTEN_OUT) text = text.replaceAll(written, short);
  return text
    .split(" ")
    .map(mended)
    .join(" ")
    .replace(POLITE, " ")
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.;:?])/g, "$1")
    .replace(/[.?]{2,}/g, ".")
    .trim();
}

function mended(token: string): string {
  const word = token.replace(/[^a-z0-9']/g, "");
  if (word === "" || token.startsWith('"') || token.startsWith("'")) return token;
  const other = SPELLED.get(word) ?? nearest(word);
  return other === null ? token : token.replace(word, other);
}

function nearest(word: string): string | null {
  if (word.length < 4 || COMMON_WORDS.has(word) || REQUEST_WORDS.has(word) || THING_WORDS.has(word)) return null;
  if (word.endsWith("s") && (THING_WORDS.has(word.slice(0, -1)) || COMMON_WORDS.has(word.slice(0, -1)))) return null;
  const most = word.length > 7 ? 2 : 1;
  let best: string | null = null;
  let bestSlips = most + 1;
  for (const likely of LIKELY) {
    if (likely[0] !== word[0] || Math.abs(likely.length - word.length) > most) continue;
    const slips = slipsBetween(word, likely);
    if (slips < bestSlips) [best, bestSlips] = [likely, slips];
  }
  return best;
}

// Letters added, dropped or changed, and neighbours that changed places, which count once.
export function slipsBetween(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (rows[i - 1]?.[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let least = Math.min(change, (rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwapped) least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? 0;
}
