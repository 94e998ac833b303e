import { plainLetters } from "./plain-letters.ts";

const ENDINGS =
  "com|net|org|io|co|info|biz|app|dev|me|ly|example|test|invalid|site|online|xyz|click|top|live|shop|store|club|page|link|house|rentals|vacations|travel|ca|uk|us|eu|de|fr|es|it|ie|au|nz|ch|nl|se|dk|pl|pt|ru|cn|jp|br|mx|tv|cc|gg|ai";
// Endings that are no words of a sentence, for a dot that is spelled out or stands apart.
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

// A text with its disguised stops and at-signs undone, as far as they can be told.
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
