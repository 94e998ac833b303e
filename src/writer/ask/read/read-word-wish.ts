import type { Scope, Wish } from "../wish.ts";

const WORD = `(?:"([^"]{1,40})"|'([^']{1,40})'|([a-z][a-z-]{1,24}(?: [a-z-]{2,20})?))`;
const QUOTED = `(?:"([^"]{1,40})"|'([^']{1,40})')`;
const ONE = `(?:"([^"]{1,40})"|'([^']{1,40})'|([a-z][a-z-]{1,24}))`;
const ART = "(?:(?:the |a |an )?(?:word |words |term |phrase )?)?";

type Form = { pattern: RegExp; order: "use avoid" | "avoid use" | "avoid" | "use" };

const FORMS: Form[] = [
  // "use cottage instead of house", "say 'cottage' not 'house'"
  {
    pattern: new RegExp(
      `^(?:use|say|write|call it|put|have|it should say|prefer)? ?${ART}${ONE}(?:,)? (?:instead of|rather than|in place of|not|and not|over) ${ART}${ONE}$`,
    ),
    order: "use avoid",
  },
  {
    pattern: new RegExp(
      `^(?:replace|change|swap|exchange|switch|substitute|turn) ${ART}${WORD} (?:with|to|for|by|into) ${ART}${ONE}$`,
    ),
    order: "avoid use",
  },
  {
    pattern: new RegExp(
      `^(?:don't|never|dont) (?:say|use|write|call it) ${ART}${ONE}(?:,)? (?:but|say|use|write|call it|rather)(?: say| use| write)? ${ART}${ONE}$`,
    ),
    order: "avoid use",
  },
  { pattern: new RegExp(`^instead of ${ART}${ONE}(?:,)? (?:use|say|write|put)? ?${ART}${ONE}$`), order: "avoid use" },
  { pattern: new RegExp(`^(?:the )?${ONE} (?:should be|is) called ${ART}${ONE}$`), order: "avoid use" },
  {
    pattern: new RegExp(
      `^(?:don't|never|stop|avoid|no|without|drop|remove|delete|lose|skip|not|cut|i don't like|we don't like|i hate|get rid of|leave out|take out)(?: ever)?(?: use| using| say| saying| write| like)? (?:the |a )?(?:word|words|term|phrase|expression) ${WORD}$`,
    ),
    order: "avoid",
  },
  {
    pattern: new RegExp(
      `^(?:don't|never|stop|avoid|no|without|drop|remove|delete|lose|not|cut|skip|get rid of|take out)(?: ever)?(?: use| using| say| saying| write| call it)? (?:a |an |the )?${QUOTED}$`,
    ),
    order: "avoid",
  },
  {
    pattern: new RegExp(`^(?:don't|never|stop) (?:use|using|call it|calling it) (?:a |an |the )?${ONE}$`),
    order: "avoid",
  },
  {
    pattern: new RegExp(`^(?:use|include|say|work in|add|have) (?:the )?(?:word|words|term|phrase) ${WORD}$`),
    order: "use",
  },
  { pattern: new RegExp(`^(?:use|say|write|include|call it) (?:a |an |the )?${QUOTED}$`), order: "use" },
  { pattern: new RegExp(`^(?:call it|refer to it as|it should be called) (?:a |an |the )?${ONE}$`), order: "use" },
];

// Which words to use, and which not.
export function readWordWish(clause: string, scope: Scope): Wish | null {
  for (const { pattern, order } of FORMS) {
    const found = pattern
      .exec(clause)
      ?.slice(1)
      .filter((word) => word !== undefined);
    const [first, second] = found ?? [];
    if (first === undefined) continue;
    const [avoid, use] =
      order === "use avoid" ? [second, first] : order === "use" ? [undefined, first] : [first, second];
    if (order.includes(" ") && second === undefined) continue;
    return { kind: "words", avoid: avoid?.trim() ?? null, use: use?.trim() ?? null, scope };
  }
  return null;
}
