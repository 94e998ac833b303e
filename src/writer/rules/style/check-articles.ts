import type { Finding } from "../finding.ts";
import { findingAt, type SectionReading } from "../proof/section-reading.ts";
import { OUR_VOICE } from "../rule-sources.ts";

const VOWEL_LETTER = /^[aeiou]/;
// Said with a consonant, or with a vowel, against their first letter.
const CONSONANT_SOUND = /^(one|once|uni(?!n|m)|use|usu|unesco|uti|eu|ubi|ura|uk|us$)/;
const VOWEL_SOUND = /^(hour|honest|honou?r|heir|herb$|xbox)/;
const SPELLED_VOWELS = /^[aefhilmnorsx]$/;

// "a oven", "an house": by sound, also for numbers and letters that are read out.
export function checkArticles(reading: SectionReading): Finding[] {
  const { tokens } = reading.read;
  const findings: Finding[] = [];
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const article = tokens[at];
    const next = tokens[at + 1];
    if (!article || !next || (article.word !== "a" && article.word !== "an")) continue;
    if (article.raw === "A" && at > 0 && tokens[at - 1]?.sentence === article.sentence) continue;
    if (!next.isJoined || article.end + 1 !== next.start || isLabel(reading, at)) continue;
    const right = startsWithVowelSound(next.raw, next.word) ? "an" : "a";
    if (right === article.word) continue;
    const suggestion = `${article.raw.startsWith("A") ? right.replace("a", "A") : right} ${next.raw}`;
    findings.push(
      findingAt(reading, [at, at + 1], { rule: "style.article", severity: "block", source: OUR_VOICE, suggestion }),
    );
  }
  return findings;
}

// "10 a.m.": the letter stands for itself.
function isLabel({ read: { tokens } }: SectionReading, at: number): boolean {
  return /^\d/.test(tokens[at - 1]?.word ?? "") || tokens[at + 1]?.word === "m";
}

function startsWithVowelSound(raw: string, word: string): boolean {
  // "An 1887 townhouse" is read as eighteen eighty-seven.
  if (/^\d/.test(word)) return /^(8|1[18](?!\d)|1[18]\d\d(?!\d))/.test(word);
  const isSpelled =
    raw.length <= 4 && raw === raw.toUpperCase() && /^[A-Z]+$/.test(raw) && !/^(USB|UK|US|UHD)$/.test(raw);
  if (isSpelled && !/[AEIOU]/.test(raw.slice(1, -1))) return SPELLED_VOWELS.test(word.charAt(0));
  if (VOWEL_SOUND.test(word)) return true;
  return VOWEL_LETTER.test(word) && !CONSONANT_SOUND.test(word);
}
