import { canonicalWords } from "./canonical-word.ts";
import { isAccess } from "./judge-access.ts";
import { isContact } from "./judge-contact.ts";
import { unfairGround } from "./judge-fairness.ts";
import { isAboutAPlace, wantsAdultsOnly } from "./judge-families.ts";
import { isDirectBooking, isOffPlatform } from "./judge-payment.ts";
import { readWords } from "./read-words.ts";

// "one-sex" is fair where host and guest share a home; "families" and "direct-booking" depend on where a text is shown.
export type HostRule =
  | "fair-housing"
  | "one-sex"
  | "families"
  | "off-platform"
  | "direct-booking"
  | "contact"
  | "access";

const LONGEST = 2000;

// What is wrong with a sentence of a host's own, whatever the platform; null when nothing is.
export function judgeWords(sentence: string): HostRule | null {
  const text = sentence.slice(0, LONGEST);
  const words = readWords(text).flatMap(canonicalWords);
  const ground = unfairGround(words);
  if (ground && ground !== "children") return ground === "sex" ? "one-sex" : "fair-housing";
  if (isAccess(text, words)) return "access";
  if (isContact(text, words)) return "contact";
  if (isOffPlatform(words)) return "off-platform";
  if (isDirectBooking(words)) return "direct-booking";
  const isAgainstFamilies = ground === "children" || wantsAdultsOnly(words);
  return isAgainstFamilies && !isAboutAPlace(words) ? "families" : null;
}
