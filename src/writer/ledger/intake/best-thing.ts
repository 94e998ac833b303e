import { type Reading, sentencesOf } from "./field-readers.ts";

// "Location!! Minutes from downtown", "the space, 950 sq ft": these only say that more follows. What is said of the
// building or the area is not said of the home, so these keep their name.
const PRAISE =
  /^(?:the |a |it's |its |our |this is a )?(?:(?:great|good|super|amazing|fantastic|excellent|perfect|prime|best|central|real|true|little) )*(?:location|spot|space|size|layout|design|style|vibes?|atmosphere|price|value|hidden gem|gem|oasis|home (?:away )?from home)(?=$|[^\p{L}'-]| -)/iu;
const JOINT =
  /^(?: is (?:great|perfect|amazing|super|the best thing|excellent))?(?: ?[,:;.!]+| -+) *(?:and |plus )?(?=\S)/i;
const NEXT_PRAISE = /^(?:(?: ?[,+&]| and) ?(?:the )?(?:location|space|size|layout))+/i;
const IS_NEAR = /^ (?=next to|near|in|on|by|right|between|close|across|at|within|steps|minutes)/i;

// What guests mention first, without what says nothing before it.
export const bestThing: Reading = (value) => {
  const [begun = "", ...rest] = sentencesOf(value);
  const first = howItIs(begun);
  const praised = PRAISE.exec(first)?.[0] ?? "";
  const after = first.slice(praised.length).replace(NEXT_PRAISE, "");
  const isAlone = praised !== "" && !/\p{L}/u.test(after) && rest.length > 0;
  const isOfLocation = /location$/i.test(praised) && IS_NEAR.test(after);
  const told = isOfLocation
    ? after.trim()
    : praised !== "" && (JOINT.test(after) || isAlone)
      ? howItIs(after.replace(JOINT, "").replace(/^[.!]+/, ""))
      : first;
  const all = ofWhatWasNamed([told, ...rest].filter((sentence) => /\p{L}/u.test(sentence)));
  return all.map((sentence, at) => ({
    key: "space",
    value: at === 0 ? sentence : sentence.replace(/^(?:also|plus|and),? (?=\p{L})/iu, ""),
  }));
};

function howItIs(text: string): string {
  return text
    .replace(/^being (?=(?:right |so |just )?(?:in|on|at|near|close|by|next|between|across)\b)/i, "")
    .replace(HOW_NEAR_IT_IS, (_all, near: string, place: string) => `${place} is ${near}`)
    .replace(HOW_NEAR_YOU_ARE, "you are $1 ")
    .replace(HOW_IT_IS, (all, said: string) => (IS_SO_NEAR.test(text.slice(all.length)) ? `${said} ` : `${said}, `))
    .replace(/, $/, "")
    .replace(/,? and how (\p{L}{3,20})(?=[,.]|$)/u, " and $1")
    .replace(/,? and how ((?:very )?\p{L}{3,20}) (?:it|everything) is(?=[,.]|$)/u, ", and it is $1");
}

// "how quiet it is, you can study": what follows "how" is said of the home.
const HOW_IT_IS =
  /^(?:just )?how ((?:very )?\p{L}{3,20}(?: (?:and|&) \p{L}{3,20})?) (?:it|everything|the (?:place|room|area|home|apartment|house|location)) is\b,? ?/iu;

// "how close the Metro is, 2 min on foot"
const HOW_NEAR_IT_IS =
  /^(?:just )?how (close|near|handy) (?!it\b)((?:the |our |you )?[\p{L}' -]{2,40}?) (?:is|are)(?=,| -|$)/iu;

const HOW_NEAR_YOU_ARE = /^(?:just )?how (close|near) (?:you are|one is|we are) (?=to )/i;

// "how close it is to everything"
const IS_SO_NEAR = /^(?:to|for|from|in|up|at|on|by|here)\b/i;

const ONLY_PRAISES = /^(?:you )?(?:simply |just )?(?:can'?t|cannot) (?:beat|be beaten|be beat)\b.{0,10}$/i;

// "Its large" is typed for "it's large", and "its pool" is not.
const IT_IS =
  /^it(?:'s| is|s(?= (?:so |very |really )?(?:small|big|large|huge|bright|sunny|spacious|quiet|easy|great|lovely|nice|amazing)\b)) /i;

// "The roof deck! It is huge": one sentence.
function ofWhatWasNamed([first = "", second = "", ...rest]: string[]): string[] {
  const [, named = ""] = /^((?:the|our) (?:[\p{L}-]+ ){0,2}[\p{L}-]+)[.!]*$/iu.exec(first) ?? [];
  const [is = ""] = IT_IS.exec(second) ?? [];
  const so = second.slice(is.length);
  const told =
    named !== "" && is !== "" && !/^(?:an?|the|in|on|at) /i.test(so) ? [`${named} is ${so}`] : [inOne(first), second];
  return [...told, ...rest].filter((sentence) => sentence !== "" && !ONLY_PRAISES.test(sentence));
}

// "the bed, it's like a cloud"
function inOne(sentence: string): string {
  const [begin = "", named = ""] =
    /^((?:the|our) (?:[\p{L}-]+ ){0,2}[\p{L}-]+), (?=its? |it's )/iu.exec(sentence) ?? [];
  const [is = ""] = IT_IS.exec(sentence.slice(begin.length)) ?? [];
  return begin === "" || is === "" ? sentence : `${named} is ${sentence.slice(begin.length + is.length)}`;
}
