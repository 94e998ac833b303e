import { hasLink, undisguised } from "./find-links.ts";

const NETWORKS =
  "insta|instagram|ig|snapchat|tiktok|twitter|facebook|fb|telegram|whatsapp|whats app|wechat|viber|signal|messenger|skype";
const HANDLE = /(?<![\p{L}\p{N}.])@[a-z_][\w.]{2,30}/iu;
const NAMED_HANDLE = new RegExp(`\\b(?:${NETWORKS})(?: (?:is|as|handle|name|account|id)){0,2} ?[:=@]`, "i");
const OWN_HANDLE = new RegExp(`\\b(?:our|my) (?:${NETWORKS}) (?:is|handle|name|account)\\b`, "i");
const WRITE_THERE = /\b(?:whatsapp|telegram|wechat|viber|skype|dm|pm) (?:me|us)\b/i;
const REACH = /\b(?:message|find|follow|write|contact|reach|text|dm|add|search)\b/i;
const ON_NETWORK = new RegExp(`\\bon (?:${NETWORKS})\\b`, "i");
const NUMBER = /[+(]?\d[\d ()./-]{5,24}\d/g;
const DATE = /\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b(?:1[5-9]|20)\d\d ?- ?(?:1[5-9]|20)\d\d\b/;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

const DIGIT_NAMES = new Set("zero oh one two three four five six seven eight nine double triple nought".split(" "));
const FEWEST_DIGIT_NAMES = 6;

// Ways to contact a person outside the platform: a number, an address, a link, a handle, or what is read as one.
export function isContact(text: string, words: string[]): boolean {
  const plain = undisguised(text);
  if (hasLink(text) || HANDLE.test(plain) || NAMED_HANDLE.test(plain) || OWN_HANDLE.test(plain)) return true;
  if (WRITE_THERE.test(plain) || (REACH.test(plain) && ON_NETWORK.test(plain))) return true;
  if (spelledDigits(words) >= FEWEST_DIGIT_NAMES) return true;
  return (plain.match(NUMBER) ?? []).some(isPhone);
}

function isPhone(number: string): boolean {
  const digits = number.replace(/\D/g, "").length;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS && !DATE.test(number);
}

// The longest row of digits in words: "five five five, one two".
export function spelledDigits(words: string[]): number {
  let longest = 0;
  let row = 0;
  for (const word of words) {
    if (DIGIT_NAMES.has(word)) row += 1;
    else if (word !== ",") row = 0;
    longest = Math.max(longest, row);
  }
  return longest;
}
