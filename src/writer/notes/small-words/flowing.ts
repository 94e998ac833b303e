import { sentencesIn } from "#writer/text/sentences-in.ts";
import { listOf } from "#writer/text/word-forms.ts";
import { isAdjectivePhrase } from "../read/read-note.ts";

const LONGEST = 190;

// Two sentences in a row that say what one thing is, and what it has, are one: "The area is quiet. It is central, with
// shops." becomes "The area is quiet and central, with shops."
export function flowing(text: string): string {
  const told: string[] = [];
  for (const sentence of sentencesIn(text)) {
    const last = told.at(-1);
    const both = last === undefined ? null : asOne(last, sentence);
    if (both === null || both.length > LONGEST) told.push(sentence);
    else told[told.length - 1] = both;
  }
  return told.join(" ");
}

const SAYS = /^(This|It|The [\p{L} ]{2,24}) (is|has) ([^.]+)\.$/u;
const VERB =
  /\b(?:is|are|was|were|has|have|had|can|will|do|does|comes?|gets?|goes|takes?|sits?|stands?|find|use|reach|runs?|makes?|looks?|feels?|lives?|need|walk|you|we|there)\b/i;
// What is said further on would belong to the wrong one of two.
const GOES_ON = /\b(?:with|which|where|while|that|who|but|so|if|when|though|yet|plus)\b/;
const PLACED = /^(?:on|in|at|by|near|right|just|close|next|between|across|opposite|along|above|below|within) /;
const A_THING = /^(?:an?|the|one of|our|your) /;

function asOne(first: string, second: string): string | null {
  const [, subject = "", be, tail = ""] = SAYS.exec(first) ?? [];
  const [, again = "", does, rest = ""] = SAYS.exec(second) ?? [];
  if (be !== "is" || (again !== subject && again !== "It") || VERB.test(tail) || VERB.test(rest) || GOES_ON.test(tail))
    return null;
  if (does === "has") return GOES_ON.test(rest) ? null : `${subject} is ${tail}, with ${rest}.`;
  const [own, more] = [adjectivesOf(tail), rest.split(/, (?=with )/)];
  const also = adjectivesOf(more[0] ?? "");
  if (own && also) {
    const ending = more.length > 1 ? `, ${more.slice(1).join(", ")}` : "";
    return `${subject} is ${listOf([...own, ...also])}${ending}.`;
  }
  const isPlain = !tail.includes(",") && !GOES_ON.test(rest.replace(/, with /, ", "));
  if (A_THING.test(tail) && PLACED.test(rest) && isPlain) return `${subject} is ${tail}, ${rest}.`;
  return subject === "This" && A_THING.test(tail) && A_THING.test(rest) && isPlain ? `This is ${tail}, ${rest}.` : null;
}

const MOST_ADJECTIVES = 3;

// "quiet", "quiet and leafy", "big, bright and quiet"; null where it is anything else.
function adjectivesOf(text: string): string[] | null {
  const all = text.split(/, (?:and )?| and /);
  return all.length <= MOST_ADJECTIVES && all.every((each) => each.split(" ").length < 3 && isAdjectivePhrase(each))
    ? all
    : null;
}
