import { sentencesOf, wordsOf } from "../sentences-of.ts";
import { type Field, fieldText, type WrittenText } from "../written-text.ts";

// What the brief asks of a text beyond being true: one lead, nothing said twice, and routine items left to the amenity
// list.

const COUNT =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:[ -])(bedrooms?|beds|bathrooms?|baths)\b/gi;
const ROUTINE =
  /\b(?:shampoo|conditioner|body soap|shower gel|toiletries|hangers?|hair dryer|iron|smoke alarm|carbon monoxide|fire extinguisher|first aid|bed linens|linens|dishes|silverware|toaster|kettle|essentials|heating|wifi|TV|air conditioning|hot water|refrigerator|fridge|microwave)\b/gi;
const QUALIFIED = /\b\d+[ -]?(?:Mbps|inch)|\b(?:Netflix|Disney|Prime Video|Apple TV|Roku|HBO)\b/i;
const ROUTINE_LEAD =
  /\b(?:bathtub|elevator|private entrance|(?<!outdoor )kitchen|washer|wifi|TV|workspace|heating|patio or balcony|hair dryer|iron)\b/i;
const DISTINCT =
  /\b(?:pools?|hot tub|sauna|views?|fireplace|fire pit|waterfront|beach|lake|dock|kayak|gym|garden|terrace|balcony|breakfast|pets?|crib|piano|game)\b/i;
const FEWEST_ROUTINE = 2;

// The same count twice in one field: "two bedrooms … in two bedrooms".
export function countsSaidTwice(fields: Field[]): string[] {
  return fields.flatMap(({ heading, text }) => {
    const nouns = [...text.matchAll(COUNT)].map(([, noun = ""]) => noun.toLowerCase().replace(/s$/, ""));
    const twice = nouns.filter((noun, at) => nouns.indexOf(noun) < at);
    return twice.map((noun) => `${heading}: ${noun}`);
  });
}

// The first sentence of the summary is about what every home has.
export function routineLead(text: WrittenText): string[] {
  const [first = ""] = sentencesOf(fieldText(text, "Summary"));
  const isIdentity = /\b(?:bedroom|beds?|private room|shared room|hotel room|guests?|for (?:one|two|up to))\b/i.test(
    first,
  );
  const isTelling = isIdentity || QUALIFIED.test(first) || DISTINCT.test(first);
  return !isTelling && ROUTINE_LEAD.test(first) ? [first] : [];
}

// More than one sentence of a field that lists the routine.
export function routineSentences(fields: Field[]): string[] {
  return fields.flatMap(({ heading, text }) => {
    const listing = sentencesOf(text).filter(
      (sentence) => (sentence.match(ROUTINE)?.length ?? 0) >= FEWEST_ROUTINE && !QUALIFIED.test(sentence),
    );
    return listing.length > 1 ? [`${heading}: ${listing.join(" | ")}`] : [];
  });
}

export function spaceWords(text: WrittenText): number {
  return wordsOf(fieldText(text, "The space")).length;
}
