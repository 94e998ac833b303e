import { capitalised } from "#writer/text/word-forms.ts";

// What hosts type without a verb: "walls 1 m thick", "garage 1200 lek per day", "9 to 20", "1 may to 30 september".
const NUMBER = String.raw`\d[\d.,]{0,10}`;
const CURRENCY = String.raw`(?:[A-Z]{3}|euros?|pounds?|dollars?|pesos?|dirhams?|rand|som|lek|francs?|rupees?|baht|yen|kr|crowns?|zloty|liras?)`;
const EACH = String.raw`(?: (?:per|a|an|each)\b(?: \p{L}+){0,5})?`;
const PRICE = String.raw`(?:[€$£] ?${NUMBER}|${NUMBER} ?(?:€|${CURRENCY}\b))${EACH}`;
const SIZE = String.raw`${NUMBER}(?: ?x ?${NUMBER})? ?(?:m2|m²|sqm|cm|mm|km|m|kg|l|liters?|litres?|minutes? per \p{L}{3,12})`;
const SHAPE = String.raw`(?: (?:deep|wide|high|long|thick|tall|everywhere))`;
const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const WEEKDAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?";
const HOUR = String.raw`(?:\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?|noon|midnight)`;
const SPAN = String.raw`(?:from )?(?:${HOUR} (?:to|until|till) ${HOUR}|(?:\d{1,2} )?${MONTH} (?:to|until|and) (?:\d{1,2} )?${MONTH})`;
const NAMED = String.raw`((?:the |our )?\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20}){0,3})`;

const MEASURED = new RegExp(
  String.raw`^${NAMED} (${SIZE}${SHAPE}{0,2}|${PRICE}(?: (?:in|at|on|from) [^,]{3,40})?)$`,
  "u",
);
const TAIL = new RegExp(
  String.raw`^(?:(?:only |about |from |just )?(?:${PRICE}|${SIZE}${SHAPE}{1,2}|${SPAN})|only (?:on )?${WEEKDAY}|(?:at most|max(?:imum)?|weight limit|height limit)(?: \p{L}+)? ${SIZE})$`,
  "u",
);
const SHAPED =
  /\b(?:pool|terrace|garden|bed|deck|balcony|room|table|bridge|kitchen|ceiling|yard|boat|screen|mattress)$/i;

// The thing and its measure, "walls" and "1 m thick"; null where a text is no such pair.
export function measuredThing(text: string): { thing: string; measure: string } | null {
  const [, thing = "", measure = ""] = MEASURED.exec(text) ?? [];
  if (thing === "" || /\b(?:no|and|or|to|in|at|on|of|with|for|from|per|is|are|within|only|about)\b/i.test(thing))
    return null;
  // "river 400 m" is how far it is, "terrace 60 m2" how large.
  const isAway = /^[\d.,]+ ?k?m$/.test(measure) && !SHAPED.test(thing);
  return { thing, measure: isAway ? `${measure} away` : measure };
}

// What only goes with the words before it: a price, hours, months, a size.
export function isTail(piece: string): boolean {
  return TAIL.test(piece);
}

const DAY_NAMES = /\b(mon|tues|wednes|thurs|fri|satur|sun)(days?)\b/g;
const MONTH_NAMES = /\b(january|february|april|june|july|august|september|october|november|december)\b/g;
// "may" and "march" are other words too, so only beside a date.
const SHORT_MONTHS =
  /(?<=\b(?:in|from|to|until|till|since|and|early|late|mid|\d{1,2}) )(may|march)\b|\b(may|march)(?= (?:to|until|and) (?:\d{1,2} )?\p{L}+(?:ber|ary|ch|il|ne|ly|st)\b)/gu;

// Hosts type days and months small; they are written with a capital.
export function withCalendarNames(text: string): string {
  return [DAY_NAMES, MONTH_NAMES, SHORT_MONTHS].reduce((words, names) => words.replace(names, capitalised), text);
}
