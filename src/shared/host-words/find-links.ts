// Letters of other scripts that look like Latin ones, each pair as it stands: the foreign letter, then ours.
const LOOK_ALIKES = new Map(
  (
    "аa еe оo рp сc уy хx іi јj ѕs ԁd һh ԛq ԝw ѡw вb кk мm нh тt гr пn ӏl ԍg ѵv ɡg ıi ɩi ʟl ɴn ʜh ᴀa ᴄc ᴇe ᴏo ᴜu ᴡw " +
    "αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw γy ζz μm ߋo օo ոn սu հh ցg ո n"
  )
    .split(" ")
    .filter((pair) => Array.from(pair).length === 2)
    .map((pair) => Array.from(pair) as [string, string]),
);

// Full stops of other scripts, which browsers read as one.
const OTHER_STOPS = /[。｡․﹒．·∙]/gu;

const UNSEEN = /[\p{Cf}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu;

const LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]/gu;

const PLAIN = /^[\x20-\x7e]*$/;

const MARKS = /\p{M}/gu;

const ENDINGS =
  "com|net|org|io|co|info|biz|app|dev|me|ly|example|test|invalid|site|online|xyz|click|top|live|shop|store|club|page|link|house|rentals|vacations|travel|ca|uk|us|eu|de|fr|es|it|ie|au|nz|ch|nl|se|dk|pl|pt|ru|cn|jp|br|mx|tv|cc|gg|ai";
// Domain endings that are no English words, for a dot that is spelled out or stands apart.
const SPELLED_ENDINGS =
  "com|net|org|io|co|info|biz|app|dev|example|test|invalid|site|online|xyz|click|top|link|uk|eu|de|fr|ca|au|nz|me";

const SCHEME = /\b(?:https?|hxxps?|ftp)\s?:\s?\/|\bwww\s?\.|:\/\//i;
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
  "u",
);
const SHOUTED_DOMAIN = new RegExp(`(?<![A-Z0-9-])[A-Z0-9][A-Z0-9-]{1,62}\\.(?:${ENDINGS.toUpperCase()})\\b`);
const PATH = /[a-z0-9]\.[a-z]{2,24}\/[a-z0-9]/i;
const APART = new RegExp(`[a-z0-9] \\. ?(?:${SPELLED_ENDINGS})\\b`, "i");
const SPELLED = new RegExp(
  `(?<![a-z0-9-])(?!polka )[a-z0-9-]{2,63} (?:d[o0]t|punto|punkt) (?:${SPELLED_ENDINGS})\\b`,
  "i",
);
const NUMBERS = /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/;
const BRACKETED_STOP = / ?[[({<] ?(?:dot|\.) ?[\])}>] ?/gi;
const BRACKETED_AT = / ?[[({<] ?at ?[\])}>] ?/gi;
const MAILBOX =
  /\S ?@ ?[a-z0-9-]{1,63} ?\.|\b(?:at|@) ?(?:gmail|hotmail|yahoo|icloud|proton|protonmail|gmx|aol)\b|\bgmail\b/i;

// A text with disguised dots and at-signs restored, as far as they can be recognised.
export function undisguised(text: string): string {
  return plainLetters(text).replace(BRACKETED_STOP, ".").replace(BRACKETED_AT, "@").replace(/ {2,}/g, " ");
}

// A link, a mail address, or what a reader would take for one.
export function hasLink(text: string): boolean {
  const plain = undisguised(text);
  // Every link has one of these; most sentences have none.
  if (!/[.@:]|\b(?:d[o0]t|punto|punkt|at|gmail)\b/i.test(plain)) return false;
  return [SCHEME, DOMAIN, SHOUTED_DOMAIN, PATH, APART, SPELLED, NUMBERS, MAILBOX].some((pattern) =>
    pattern.test(plain),
  );
}

// A text as a reader sees it: without what cannot be seen, and with every look-alike as the letter it poses as.
export function plainLetters(text: string): string {
  if (PLAIN.test(text)) return text;
  const seen = text.replace(UNSEEN, "").replace(LINE_ENDS, " ").normalize("NFKC").replace(OTHER_STOPS, ".");
  return Array.from(seen.normalize("NFD").replace(MARKS, ""), plainLetter).join("").replaceAll("’", "'");
}

function plainLetter(letter: string): string {
  if (letter <= "\u007f") return letter;
  const small = LOOK_ALIKES.get(letter.toLowerCase());
  if (small === undefined) return letter;
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
}
