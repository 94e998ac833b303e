import {
  type Ground,
  KINDS_OF_PEOPLE,
  LANGUAGES,
  NATIONS_AS_PEOPLE,
  PEOPLE,
  PEOPLE_NAMES,
  SLURS,
} from "./people-words.ts";

const set = (list: string) => new Set(list.trim().split(/\s+/));
const STOPS = set(". ; : ! ? ( )");
const BETWEEN = set(
  `any or and nor other more young single old with to for the our by of , & also even pets dogs cats animals smokers students
  drunks groups most all such a an from bookings requests reservations nice good respectful decent quiet clean one anyone`,
);
const NEGATIONS = set(
  `not no never don't dont won't wont cannot can't cant doesn't doesnt wouldn't refuse refuses refusing unable unwilling
  decline declines`,
);
const LETTING = set(
  `rent rents renting let lets lease leases sell sells host hosts hosting accept accepts accepting welcome welcomes allow
  allows admit admits take takes want wants serve serves like house houses have tolerate permit permits offer cater book
  approve lodge do`,
);
const REFUSING = set(
  "uncomfortable refuse refuses reject rejects ban bans banned exclude excludes decline declines deny denies forbid forbids no hate dislike",
);
const LIMITING = set("only just exclusively strictly reserved solely exclusive restricted limited");
const PREFERRING = set("prefer prefers preferably preferring seeking looking");
const SUITING = set("suitable suited appropriate meant intended open available comfortable");
const TAKEN_IN = set(
  "welcome allowed accepted permitted admitted wanted tolerated stay book apply enter come served hosted taken live share sleep",
);
const KEPT_OUT = set("unwelcome prohibited forbidden banned excluded unwanted refused rejected barred declined");
const HELPING = set("service guide assistance support");
const LAUNDRY = set(
  "wash washing laundry bleach towel towels linen linens load detergent washer programme program cycle",
);
const DESCENT = set("descent origin heritage background ethnicity nationality faith religion");
const DENYING = set("not never isn't isnt aren't arent");
const FARTHEST = 6;

type Span = { first: number; last: number; ground: Ground };

// The ground on which a sentence excludes people or wants only some of them. Merely naming or welcoming people is
// allowed.
export function unfairGround(words: string[]): Ground | null {
  if (words.some((word) => SLURS.has(word))) return "origin";
  for (const span of peopleIn(words)) {
    if (isRefused(words, span) || isWanted(words, span)) return span.ground;
  }
  return mustBe(words) ?? ifYouAre(words);
}

function peopleIn(words: string[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const span = namedAt(words, at) ?? describedAt(words, at);
    if (span) spans.push(span);
  }
  return spans;
}

function namedAt(words: string[], at: number): Span | null {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  const ground = PEOPLE_NAMES.get(word);
  if (ground && !(word === "disabled" && PEOPLE.has(next))) return { first: at, last: at, ground };
  if (NATIONS_AS_PEOPLE.has(word) && (at + 1 === words.length || STOPS.has(next) || next === "," || next === "or")) {
    return words[at - 1] === "no" ? { first: at, last: at, ground: "origin" } : null;
  }
  if (PEOPLE.has(word) && /^colou?r$/.test(words[at + 2] ?? "") && next === "of") return spanTo(at, 2, "origin");
  if (PEOPLE.has(word) && next === "from" && words[at + 2]) return spanTo(at, 2, "origin");
  if (LANGUAGES.has(word) && (next === "speakers" || (next === "speaking" && PEOPLE.has(words[at + 2] ?? "")))) {
    return spanTo(at, next === "speakers" ? 1 : 2, "origin");
  }
  if ((word === "passport" && next === "holders") || (word === "mentally" && next === "ill")) {
    return spanTo(at, PEOPLE.has(words[at + 2] ?? "") ? 2 : 1, word === "passport" ? "origin" : "disability");
  }
  if (word === "able" && next === "bodied") return spanTo(at, PEOPLE.has(words[at + 2] ?? "") ? 2 : 1, "disability");
  if (PEOPLE.has(word) && next === "of" && DESCENT.has(words[at + 3] ?? "")) {
    const kind = KINDS_OF_PEOPLE.get(words[at + 2] ?? "");
    if (kind) return spanTo(at, 3, kind);
  }
  if (/^disabilit(y|ies)$/.test(word) && /^(a|with|any)$/.test(words[at - 1] ?? "")) return spanTo(at, 0, "disability");
  if (HELPING.has(word) && /^(animal|dog)s?$/.test(next)) return spanTo(at, 1, "animals");
  return word === "citizens" && words[at - 1] !== "senior" ? { first: at, last: at, ground: "origin" } : null;
}

function spanTo(first: number, length: number, ground: Ground): Span {
  return { first, last: first + length, ground };
}

// "white American families": a kind of people, then the people.
function describedAt(words: string[], first: number): Span | null {
  const ground = KINDS_OF_PEOPLE.get(words[first] ?? "");
  if (!ground) return null;
  for (let at = first + 1; at <= first + 4; at += 1) {
    const word = words[at] ?? "";
    if (PEOPLE.has(word)) return { first, last: at, ground };
    if (!KINDS_OF_PEOPLE.has(word) && word !== "or" && word !== "and" && word !== ",") return null;
  }
  return null;
}

function isRefused(words: string[], span: Span): boolean {
  const { walked, stop, at } = walkBack(words, span.first);
  if (stop === "non" && span.ground !== "animals") return isLimitedAfter(words, span);
  // "We have no children" speaks of the host.
  const isOwn = span.ground === "children" && stop === "no" && /^(have|has|had)$/.test(words[at - 1] ?? "");
  if (REFUSING.has(stop)) return !isOwn;
  // "No Roma or gypsies": what the list begins with need not be known.
  if ((walked.has("or") || walked.has(",")) && REFUSING.has(words[at - 1] ?? "")) return true;
  if (DENYING.has(stop) && (walked.has("for") || walked.has("to") || walked.has("even"))) return true;
  const isNegated = words.slice(Math.max(0, at - 4), at).some((word) => NEGATIONS.has(word));
  if (LETTING.has(stop) && isNegated && !words.slice(Math.max(0, at - 4), at).includes("only")) return true;
  const canBeUnsuitable = span.ground === "disability" || span.ground === "children" || span.ground === "animals";
  if (SUITING.has(stop) && isNegated && !canBeUnsuitable) return true;
  return isRefusedAfter(words, span);
}

function isRefusedAfter(words: string[], span: Span): boolean {
  const next = after(words, span);
  for (const [at, word] of next.entries()) {
    if (word === "welcome" || word === "allowed") return false;
    if (KEPT_OUT.has(word) || word === "elsewhere") return true;
    if (/^(stay|keep|go|turned|sent)$/.test(word) && /^(away|out|elsewhere)$/.test(next[at + 1] ?? "")) return true;
    const isNegated = NEGATIONS.has(word) || /^(aren't|arent|isn't|isnt|shouldn't|mustn't|need)$/.test(word);
    if (isNegated) return next.slice(at + 1, at + 4).some((other) => TAKEN_IN.has(other));
  }
  return false;
}

// Only some people are wanted. A place for wheelchairs, or a rule for children, excludes no guest.
function isWanted(words: string[], span: Span): boolean {
  const isFit = words[span.first] === "able";
  if (!isFit && ["disability", "animals", "children"].includes(span.ground)) return false;
  const { stop, at } = walkBack(words, span.first);
  const isOfMany = /^(the|an|a|our|my|is|are)$/.test(words[at - 1] ?? "") && stop === "only";
  if (LIMITING.has(stop) && !isOfMany) return true;
  if (PREFERRING.has(stop)) return true;
  if (LETTING.has(stop) && words.slice(Math.max(0, at - 3), at).some((word) => LIMITING.has(word))) return true;
  return isLimitedAfter(words, span);
}

function isLimitedAfter(words: string[], span: Span): boolean {
  const next = after(words, span);
  const limit = next.slice(0, 2).findIndex((word) => word === "only" || word === "exclusively");
  if (limit >= 0) return !words.some((word) => LAUNDRY.has(word));
  return next.slice(0, 4).some((word) => /^(preferred|favou?red)$/.test(word));
}

// What follows the people in their clause, over the rest of a list of people.
function after(words: string[], { last }: Span): string[] {
  const next: string[] = [];
  for (let at = last + 1; at < words.length && next.length < FARTHEST; at += 1) {
    const word = words[at] ?? "";
    if (STOPS.has(word)) break;
    const isPeople = PEOPLE_NAMES.has(word) || KINDS_OF_PEOPLE.has(word) || PEOPLE.has(word);
    if (isPeople || word === "or" || word === "and" || word === "please" || word === "sorry") continue;
    if (word === ",") {
      const following = words[at + 1] ?? "";
      if (PEOPLE_NAMES.has(following) || KINDS_OF_PEOPLE.has(following) || /^(sorry|please)$/.test(following)) continue;
      break;
    }
    next.push(word);
  }
  return next;
}

function walkBack(words: string[], first: number) {
  const walked = new Set<string>();
  let at = first - 1;
  while (at >= 0 && first - at <= FARTHEST && isPassed(words[at] ?? "")) {
    walked.add(words[at] ?? "");
    at -= 1;
  }
  return { walked, stop: words[at] ?? "", at };
}

function isPassed(word: string): boolean {
  return BETWEEN.has(word) || PEOPLE_NAMES.has(word) || KINDS_OF_PEOPLE.has(word) || PEOPLE.has(word);
}

// "Guests must be Christian", "must speak English".
function mustBe(words: string[]): Ground | null {
  const must = words.findIndex(
    (word, at) => word === "must" || (/^(have|has|need)$/.test(word) && words[at + 1] === "to"),
  );
  if (must < 0) return null;
  const [verb = "", what = "", more = ""] = words.slice(words[must] === "must" ? must + 1 : must + 2);
  if (verb === "speak" && LANGUAGES.has(what)) return "origin";
  const ground = verb === "be" ? KINDS_OF_PEOPLE.get(what === "a" ? more : what) : undefined;
  return ground === "religion" || ground === "marriage" ? ground : null;
}

// "If you are Muslim, please do not book."
function ifYouAre(words: string[]): Ground | null {
  const at = words.findIndex(
    (word, place) => word === "you" && words[place - 1] === "if" && words[place + 1] === "are",
  );
  if (at < 0) return null;
  const named = words.slice(at + 2, at + 5).map((word) => PEOPLE_NAMES.get(word) ?? KINDS_OF_PEOPLE.get(word));
  const ground = named.find((found) => found !== undefined && found !== "children");
  const isSentAway = words.slice(at + 2).some((word) => NEGATIONS.has(word) || word === "elsewhere");
  return isSentAway ? (ground ?? null) : null;
}
