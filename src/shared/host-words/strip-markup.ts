const HIDDEN = /<(script|style|iframe|object|template|noscript)\b[^<>]{0,500}>[^<]{0,5000}<\/\1\s{0,9}>/gi;
const TAG = /<[/!?]?[a-z][^<>]{0,1000}>|<!--[^<>]{0,1000}-->/gi;
// A tag that is never closed would still be one in a page.
const OPEN_TAG = /<(?=[/!?]?[a-z])/gi;
const ENTITIES: [RegExp, string][] = [
  [/&(?:lt|#0{0,5}60|#x0{0,5}3c);?/gi, "<"],
  [/&(?:gt|#0{0,5}62|#x0{0,5}3e);?/gi, ">"],
];
const LINK_TARGET = /\]\([^()\n]{0,500}\)/g;
const MARKS = /\*\*|__|`+|^#{1,6}\s/gm;
const MOST_ROUNDS = 5;

export type Stripped = { text: string; markup: string[] };

// The words of a text without its tags and marks, and the tags that were in it.
export function stripMarkup(text: string): Stripped {
  if (!/[<&`*_\]#]/.test(text)) return { text, markup: [] };
  const markup: string[] = [];
  let rest = ENTITIES.reduce((known, [entity, sign]) => known.replace(entity, sign), text);
  // Removing one tag can create another, so it is repeated.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = rest;
    for (const pattern of [HIDDEN, TAG]) {
      rest = rest.replace(pattern, (tag) => {
        markup.push(tag);
        return " ";
      });
    }
    if (rest === before) break;
  }
  rest = rest.replace(OPEN_TAG, () => {
    markup.push("<");
    return "";
  });
  return { text: rest.replace(LINK_TARGET, "]").replace(MARKS, ""), markup };
}
