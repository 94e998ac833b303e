import { baseForms } from "../../text/word-forms.ts";
import type { Finding } from "../finding.ts";
import { isPortable } from "../lexicon/is-harmless.ts";
import type { LedgerProof, ProvingFact } from "../proof/ledger-proof.ts";
import { isGrammar, wordsOfFact, wordsOfLedger } from "../proof/ledger-words.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const VERDICT = { rule: "proof.grant", severity: "block", source: OUR_LEDGER } as const;

const LINK = /^(is|are|be|comes?|stays?|being)$/;

const FREE = /^(free|complimentary|gratis)$/;

const PROVIDED = /^(provided|supplied|included|available)$/;

const OWN = /^(private|reserved|exclusive|dedicated)$/;

const NEEDED = /\b(?:need|bring|buy|rent|required)\b/i;

const COSTS = /\b\d{4,}\b|\b(fee|paid|charge|extra|rent|rental|hire|buy|sale|dollars?|euros?)\b|[$€£]|\d (?:a|per) /i;

const TELLS_OWN = /^(private|reserved|exclusive|own|only|dedicated|alone)$/;

const OWNERS =
  /^(?:you|us|building|house|village|town|neighbou?r|host|family|guest|everyone|nobody|whoever|hammock|evening|morning|night|day)$/;

const EACH = /^(every|each|all|any)$/;

// What a guest does with food and belongings, before they are named.
const HANDLING = new Set(
  `cook bake make fry grill roast boil simmer steam toast chop slice blend brew stir mix whip season marinate poach freeze chill
  cool reheat heat warm prepare eat drink have having share serve bring take carry haul fetch get grab buy stash store keep
  stow put leave pack unpack wash dry wear hang drop load order spread pour try taste crave want fancy like love need park lock
  plug charge iron press fold turn add throw tuck rinse peel knead read study finish set stock manage squeeze fit hold holds fits
  takes handle handles forget swap lend rest cut do bag soak shake whisk mash cure smoke sear crack mean means means call calls
  stack stuff strap slip pull lay work works invite divide split feed feeds sip sips nibble wake manages covers turns suits deserves
  about mind skip crush catch land deal watch clean gut fillet ferment pickle sort melt melts crisp crisps brown reheats keeps
  kick toss hit fly bounce swing juggle pitch chase fill empty go goes stay stays think say imagine handed sneak polish scrape cool ration start end begin`.split(
    /\s+/,
  ),
);
// What food and belongings do of themselves, after they are named.
const KEEPING = new Set(
  `go goes went stay stays keep keeps fit fits dry dries cook cooks chill chills last lasts come comes take takes need needs get gets
  can will won't don't never survive warm warms reheat reheats thaw bake bakes brown browns crisp travel end ends turn turns taste
  tastes pile and or`.split(/\s+/),
);
const WHOSE = new Set(
  `your own wet dirty damp sandy leftover muddy spare clean no without forgotten whose everyone everyone's nobody's tomorrow's
  tonight's late early quick midnight morning night's day's week's heavy extra more less another`.split(/\s+/),
);
const USED_WITH = new Set(["for", "of", "into", "than", "like", "as", "from"]);
// Whatever else is said, these make it a gift.
const GIVEN =
  /\b(there (is|are|will be)|comes? with|you(?:'ll| will)? (?:get|find|receive)|(?:is|are|be) (?:\w+ )?(?:left|poured|served|brought|delivered|waiting|stocked|baked|laid|set out|handed|offered|provided|included|complimentary)|on the house|on arrival|(?:every|each) (?:morning|evening|day|night)|waits?|greets?|stands?|when you (?:arrive|come|check in)|welcome (?:basket|drink)|from (?:the|our) (?:garden|farm|hens|bakery))\b/i;

const ON_OFFER =
  /\b(?:can|may|could) be (?:\w+ )?(brought|delivered|served|taken out|driven|sailed|rowed|booked|rented|hired|borrowed|lent|collected|organi[sz]ed|requested)\b/gi;
const LEFT =
  /\b(?:is|are|be) (left|laid out|set out|placed|stacked|stored|kept|hung) (?:on|in|by|at|under|beside|behind)\b/gi;
const RIDING = /\b(?:guests|children|kids) (?:may|can) (ride|touch|hold)\b/gi;
const CONTACT =
  /\b(?:guests|you|children|kids) (?:may|can) (?:also |even |[a-z]+-)?(feed|milk|pet|borrow|harvest|collect|stroke|join|attend|groom)\b/gi;
const BROUGHT =
  /\b(brought|delivered|served|carried|sent) (?:up )?to (?:your|the) (?:room|door|bed|table|cabin|tent|suite)\b/gi;
const SKI_DOOR =
  /\b(?:ski|skate|sail|row|kayak|surf|hike|golf) (?:[a-z]+ ){0,3}(?:to|from) (?:the|your) (door|doorstep|building|house|chalet|cabin|hotel|lodge)\b/gi;
const RIGHT = /\b(?:(?:is|are|and) (?:all )?yours|for guests) to (pick|take|keep|eat|borrow|drive|harvest|drink)\b/gi;
const SERVED =
  /\b(?:is|are|be|gets?) (?:\w+ )?(left|laid|put|set|poured|brought|dropped|handed|delivered|saved|kept|prepared|made|cooked|baked|chilled|lit|run|warmed|dug|dug out|shoveled|carried|driven|done)\b[^.;]{0,60}\bfor (?:you|guests|everyone|each guest|all)\b/gi;

// "A jar of honey is left on the table": food and belongings are the guest's, unless a fact names them.
export function checkOfferedItems(reading: SectionReading, proof: LedgerProof): Finding[] {
  const known = wordsOfLedger(proof);
  const findings: Finding[] = [];
  for (const [at, { word }] of reading.read.tokens.entries()) {
    if (!isPortable(word) || reading.mentionAt[at] || reading.neutralAt[at] || isQuoted(reading, at, at)) continue;
    if (baseForms(word).some((form) => known.has(form)) || isGuests(reading, at) || isSold(reading, at, known))
      continue;
    findings.push(findingAt(reading, [at, at], { rule: "proof.gift", severity: "block", source: OUR_LEDGER }));
  }
  for (const match of [SERVED, ON_OFFER, RIGHT, CONTACT, RIDING, LEFT, BROUGHT, SKI_DOOR].flatMap((pattern) => [
    ...reading.read.text.matchAll(pattern),
  ])) {
    const [first, last] = tokensAt(reading, match.index, match.index + match[0].length);
    if (baseForms(match[1]?.toLowerCase() ?? "").some((form) => known.has(form)) || isQuoted(reading, first, first))
      continue;
    findings.push(findingAt(reading, [first, last], { rule: "proof.gift", severity: "block", source: OUR_LEDGER }));
  }
  return findings;
}

// "A beer at pFriem", "bread from the bakery": where a fact knows the place.
function isSold({ read, mentionAt }: SectionReading, at: number, known: Set<string>): boolean {
  const next = isPortable(read.tokens[at + 1]?.word ?? "") ? at + 1 : at;
  if (!/^(at|from)$/.test(read.tokens[next + 1]?.word ?? "") || isLaidOut(read.text)) return false;
  return [2, 3, 4].some((step) => {
    const word = read.tokens[next + step]?.word ?? "";
    return !isGrammar(word) && (mentionAt[next + step]?.claim.kind === "place" || known.has(word));
  });
}

// "Apples from the orchard are on the counter".
function isLaidOut(text: string): boolean {
  return /\b(?:is|are|stands?|sits?) (?:on|in) the (?:counter|table|fridge|refrigerator|kitchen|cupboard|bowl|porch|step)\b/i.test(
    text,
  );
}

function tokensAt({ read }: SectionReading, start: number, end: number): [number, number] {
  const inside = read.tokens.map((token, at) => (token.start >= start && token.end <= end ? at : -1));
  return [
    Math.max(
      0,
      inside.findIndex((at) => at >= 0),
    ),
    Math.max(0, ...inside),
  ];
}

// What stands between the commas on either side of a word.
function clauseAround({ read }: SectionReading, at: number): string {
  const { sentence } = read.tokens[at] ?? {};
  let [first, last] = [at, at];
  while (!read.tokens[first]?.opensClause && read.tokens[first - 1]?.sentence === sentence) first -= 1;
  while (read.tokens[last + 1]?.sentence === sentence && !read.tokens[last + 1]?.opensClause) last += 1;
  return read.text.slice(read.tokens[first]?.start, read.tokens[last]?.end);
}

function isGuests(reading: SectionReading, at: number): boolean {
  const { read } = reading;
  const span = read.sentences[read.tokens[at]?.sentence ?? 0];
  if (!span || GIVEN.test(clauseAround(reading, at))) return false;
  const before = read.tokens[at - 1];
  // "Eggs and milk are six minutes away", "margaritas are easy": no gift.
  const said = read.text.slice(read.tokens[at]?.end, span.end);
  if (
    /\b(are|is) (?:\w+ )?(?:easy|possible|fine to|no trouble|no problem|a matter|within reach|never far|not far)\b/i.test(
      said,
    )
  )
    return true;
  if (/\bminutes? (?:away|on foot|by car)\b/i.test(read.text.slice(span.start, span.end))) return true;
  // "Tie your boots": a verb after all.
  if (at === span.first && /^(your|the|a|up|it|them)$/.test(read.tokens[at + 1]?.word ?? "")) return true;
  if (before && at > span.first && (WHOSE.has(before.word) || USED_WITH.has(before.word))) return true;
  if (
    before &&
    /^(and|or)$/.test(before.word) &&
    isPortable(read.tokens[at - 2]?.word ?? "") &&
    USED_WITH.has(read.tokens[at - 3]?.word ?? "")
  )
    return true;
  for (let other = span.first; other < at; other += 1) {
    const forms = baseForms(read.tokens[other]?.word ?? "");
    if (forms.some((form) => HANDLING.has(form))) return true;
    if (forms.includes("pick") && read.tokens[other + 1]?.word === "up") return true;
  }
  // "Wine in the evening": what a guest plans, with no verb of anyone's.
  const isPlan = /^(in|on|by|at|before|after|outside|under|with)$/.test(read.tokens[at + 1]?.word ?? "");
  if (isPlan && at === span.first && !/\b(is|are|has|have|when you)\b/i.test(read.text.slice(span.start, span.end)))
    return true;
  return KEEPING.has(read.tokens[at + 1]?.word ?? "") && (at === span.first || before?.opensClause === true);
}

// "The museum is free for guests", "kimonos are provided": a note that holds the word is not enough; that this very thing is
// free, provided or private has to be said by a fact of its own.
export function checkOfferedTerms(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  return [
    ...ownersIn(reading, proof),
    ...[...tokens.keys()].flatMap((at) => {
      const word = tokens[at]?.word ?? "";
      const isGrant = FREE.test(word) || PROVIDED.test(word) || OWN.test(word);
      if (!isGrant || isQuoted(reading, at, at)) return [];
      const names = subjectOf(reading, at);
      if (names.length === 0) return [];
      const facts = proof.facts.filter((fact) => names.some((name) => wordsOfFact(fact).has(name)));
      if (facts.some((fact) => isGranted(fact, word)) && !isOfEach(reading, at, facts)) return [];
      return [findingAt(reading, [at, at], VERDICT)];
    }),
  ];
}

// "Once belonged to an artist": to whom a thing belongs must be told.
function ownersIn(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  return [...tokens.keys()].flatMap((at) => {
    if (!/^belong(?:s|ed)?$/.test(tokens[at]?.word ?? "") || tokens[at + 1]?.word !== "to" || isQuoted(reading, at, at))
      return [];
    const owner = [at + 2, at + 3, at + 4].find((one) => !isGrammar(tokens[one]?.word ?? ""));
    const forms = baseForms(tokens[owner ?? -1]?.word ?? "");
    const isKnown = owner === undefined || forms.some((form) => wordsOfLedger(proof).has(form) || OWNERS.test(form));
    return isKnown ? [] : [findingAt(reading, [at, owner], VERDICT)];
  });
}

// "In every size": more than the note says.
function isOfEach({ read: { tokens } }: SectionReading, at: number, facts: ProvingFact[]): boolean {
  const before = tokens.slice(Math.max(0, at - 6), at).map(({ word }) => word);
  return (
    before.some((word) => EACH.test(word)) &&
    !facts.some(({ reading }) => reading.words.some((word) => EACH.test(word)))
  );
}

function isGranted({ fact, reading, isNearby, claims }: ProvingFact, word: string): boolean {
  if (baseForms(word).some((form) => reading.words.includes(form))) return true;
  if (FREE.test(word)) return claims.has("free") || reading.words.includes("free");
  if (OWN.test(word)) return claims.has("private") || reading.words.some((one) => TELLS_OWN.test(one));
  if (fact.key.startsWith("amenity.")) return true;
  return fact.field !== "story" && !isNearby && !COSTS.test(String(fact.value)) && !NEEDED.test(String(fact.value));
}

// The words that name what stands before the verb, where no claim of a list does: those have checks of their own.
function subjectOf({ read: { tokens, sentences }, mentionAt }: SectionReading, at: number): string[] {
  const span = sentences[tokens[at]?.sentence ?? 0];
  const link = [at - 1, at - 2].find((one) => one > (span?.first ?? 0) && LINK.test(tokens[one]?.word ?? ""));
  if (link === undefined) return [];
  let first = link - 1;
  while (first > (span?.first ?? 0) && !tokens[first]?.opensClause) first -= 1;
  const subject = [...tokens.keys()].slice(first, link).filter((one) => !isGrammar(tokens[one]?.word ?? ""));
  if (subject.some((one) => mentionAt[one] && mentionAt[one].claim.kind !== "place")) return [];
  return subject.flatMap((one) => baseForms(tokens[one]?.word ?? ""));
}
