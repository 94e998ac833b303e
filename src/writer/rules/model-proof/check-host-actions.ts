import { readText } from "../../text/read-text.ts";
import { baseForms } from "../../text/word-forms.ts";
import type { Finding } from "../finding.ts";
import type { LedgerProof, ProvingFact } from "../proof/ledger-proof.ts";
import { isGrammar, sharesWord, wordsOfFact } from "../proof/ledger-words.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const NO = /^(no|not|never|don't|without|nor)$/;

const ALLOWING = /\b(can|may|are welcome|is welcome|are allowed|is allowed|is fine|are fine|feel free)\b/i;

const ALLOWED_JUST_BEFORE = /\b(can|may|welcome|allowed|fine|free)(?: [a-z]+){0,4} ?$/i;

const ALLOWED_JUST_AFTER = /^ (?:are|is) (?:also |always )?(?:welcome|allowed|fine)\b/i;

const CHILDREN = ["toddler", "kid", "baby", "infant", "children", "child"];

const DENYING =
  /\b(off|except|unless|only|as long as|instead|no|not|never|don't|cannot|can't|without|nobody|isn't|aren't)\b/i;

const REFUSAL_REACH = 3;

const SUBJECTS = new Set("i we i'm i'll i've i'd we're we'll we've we'd host hosts owner owners".split(" "));
const OBJECTS = new Set(["us", "me"]);
const HOSTS = new Set([...SUBJECTS, ...OBJECTS, "our", "my"]);
// These say no deed, or one that another check proves.
const PLAIN = new Set(
  `be am is are was were been being have has had do does did can could will would may might should must shall live lives
  living speak speaks happy glad`.split(/\s+/),
);
const MOST_UNSAID = 0.5;
const REACH = 5;
const SHARED_EASE = 2;

// What a host does or gives is known only if the host said so.
export function checkHostActions(reading: SectionReading, proof: LedgerProof): Finding[] {
  const findings: Finding[] = [];
  let said: Set<string> | null = null;
  let told: Set<string> | null = null;
  for (const [at, { word }] of reading.read.tokens.entries()) {
    if ((!SUBJECTS.has(word) && !OBJECTS.has(word)) || reading.mentionAt[at] || isQuoted(reading, at, at)) continue;
    said ??= new Set(proof.facts.filter(isOfHost).flatMap((fact) => [...wordsOfFact(fact)]));
    told ??= new Set(
      proof.facts.filter(({ fact }) => fact.field !== undefined).flatMap((fact) => [...wordsOfFact(fact)]),
    );
    if (OBJECTS.has(word) && isAddressed(reading, at, proof)) continue;
    if (isSharing(reading, at) && isAtHome(proof)) continue;
    const isSaid =
      SUBJECTS.has(word) && !isObject(reading, at)
        ? isDeedSaid(reading, at, said)
        : isMostlySaid(reading, at, new Set([...said, ...told]));
    if (isSaid) continue;
    findings.push(findingAt(reading, [at, at], { rule: "proof.host", severity: "block", source: OUR_LEDGER }));
  }
  return [...findings, ...namedDeeds(reading, proof), ...unknownRelatives(reading, proof)];
}

// "You share the bathroom with your host".
function isSharing({ read }: SectionReading, at: number): boolean {
  const span = read.sentences[read.tokens[at]?.sentence ?? 0];
  const before = read.tokens.slice(span?.first, at).map(({ word }) => word);
  return (
    before.at(-1) !== undefined && before.slice(-3).includes("with") && before.some((word) => word.startsWith("shar"))
  );
}

const RELATIVES =
  /^(wife|husband|mother|father|son|daughter|brother|sister|grandmother|grandfather|uncle|aunt|cousin|neighbou?r|dog|cat)$/;
const WHOSE = /^(our|my)$/;

// "Kenji's wife cooks": a relative whom no note names.
function unknownRelatives(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  const known = new Set(proof.facts.flatMap((fact) => [...wordsOfFact(fact)]));
  return [...tokens.keys()].flatMap((at) => {
    const [whose, relative] = [tokens[at], tokens[at + 1]];
    if (!whose || !relative?.isJoined || !RELATIVES.test(relative.word) || known.has(relative.word)) return [];
    if (!WHOSE.test(whose.word) && !/^\p{Lu}.*['’]s$/u.test(whose.raw)) return [];
    return [findingAt(reading, [at, at + 1], { rule: "proof.host", severity: "block", source: OUR_LEDGER })];
  });
}

const ANYONE = /^(?:guests?|you|people|everyone)$/;
const LINKS = /^(is|are|was|and|or|has|have|will|can|may|lives|s)$/;

// "Fiona works from home": a person whom a note names does what the note says.
function namedDeeds(reading: SectionReading, proof: LedgerProof): Finding[] {
  const notes = proof.facts.filter(({ fact }) => /^(?:host|note|access|space)$/.test(fact.key));
  const names = new Set(
    notes
      .flatMap(({ fact }) => [...String(fact.value).matchAll(PERSON)].map(([, name = ""]) => plain(name)))
      // A note may begin with "The".
      .filter((name) => !isGrammar(name)),
  );
  if (names.size === 0) return [];
  const { tokens } = reading.read;
  return [...tokens.keys()].flatMap((at) => {
    const name = tokens[at];
    const verb = /^\p{Lu}/u.test(tokens[at + 1]?.raw ?? "") ? tokens[at + 2] : tokens[at + 1];
    const isPerson = name && names.has(name.word) && /^\p{Lu}/u.test(name.raw);
    if (!isPerson || !verb?.isJoined || LINKS.test(verb.word) || isQuoted(reading, at, at)) return [];
    if (!/^[a-z]+s$/.test(verb.word)) return [];
    const from = tokens.indexOf(verb);
    const rest = tokens
      .slice(from + 1, from + 6)
      .filter(({ sentence, word }) => sentence === verb.sentence && !ANYONE.test(word));
    const said = [verb, ...rest].flatMap(({ word }) => baseForms(word));
    const own = proof.facts.filter((fact) => wordsOfFact(fact).has(name.word));
    const isSaid = (own.length > 0 ? own : notes).some((fact) =>
      said.some((form) => !isGrammar(form) && wordsOfFact(fact).has(form)),
    );
    return isSaid
      ? []
      : [findingAt(reading, [at, at + 1], { rule: "proof.host", severity: "block", source: OUR_LEDGER })];
  });
}

function plain(name: string): string {
  return readText(name).tokens[0]?.word ?? "";
}

const PERSON =
  /(?:^|[,;.] |\b(?:am|are|is|and|neighbou?r|host|gardener|cleaner|housekeeper|cook|janitor|caretaker|ask|tell|mrs|mr|crofter|mother|father|sister|brother|called|name is|wife|husband|son|daughter) )(\p{Lu}\p{Ll}+)(?=[ ,.]|$)/gu;

const POLICIES = new Set([
  "long stay",
  "pets",
  "amenity.long-stays",
  "amenity.luggage",
  "amenity.smoking",
  "amenity.cleaning",
]);

// Guests meet a host who lives in the home or on its grounds.
function isAtHome(proof: LedgerProof): boolean {
  return proof.facts.some(
    ({ fact }) => fact.key === "host-presence" && /in the home|on the grounds/.test(String(fact.value)),
  );
}

// "Ask us", "tell me when": what a guest does. "Long stays suit us": what a host's box allows.
function isAddressed({ read, bySentence }: SectionReading, at: number, proof: LedgerProof): boolean {
  const before = read.tokens[at - 1]?.word ?? "";
  if (/^(ask|asking|tell|message|contact|write|email|let)$/.test(before)) return true;
  if (before === "to" && /^(write|talk|speak|reach|get)$/.test(read.tokens[at - 2]?.word ?? "")) return true;
  if (/^(meet|see)$/.test(before)) return isAtHome(proof);
  const said = bySentence[read.tokens[at]?.sentence ?? 0] ?? [];
  return (
    /^(with|suits?|by)$/.test(before) &&
    said.some(({ claim }) => POLICIES.has(claim.id) && proof.supportOf(claim.id).positive.length > 0)
  );
}

// "By the host", "with your hosts".
function isObject({ read }: SectionReading, at: number): boolean {
  const [before = "", earlier = ""] = [read.tokens[at - 1]?.word, read.tokens[at - 2]?.word];
  return (
    /^(by|with|from|of|for)$/.test(before) || (/^(the|your)$/.test(before) && /^(by|with|from|of|for)$/.test(earlier))
  );
}

// "We can pick you up": the first word after the host that is no mere grammar is the deed.
function isDeedSaid({ read, mentionAt }: SectionReading, host: number, said: Set<string>): boolean {
  const { sentence } = read.tokens[host] ?? {};
  for (let at = host + 1; at <= host + REACH; at += 1) {
    const token = read.tokens[at];
    if (!token || token.sentence !== sentence) return true;
    if (isGrammar(token.word) || PLAIN.has(token.word)) continue;
    const isClaim = mentionAt[at] !== undefined && mentionAt[at]?.claim.kind !== "distance";
    return isClaim || baseForms(token.word).some((form) => said.has(form));
  }
  return true;
}

// "Dinner with us on Fridays": most of the sentence stands in a note of the host's.
function isMostlySaid({ read, mentionAt }: SectionReading, host: number, words: Set<string>): boolean {
  const span = read.sentences[read.tokens[host]?.sentence ?? 0];
  let said = 0;
  let unsaid = 0;
  for (let at = span?.first ?? 0; at < (span?.last ?? 0); at += 1) {
    const word = read.tokens[at]?.word ?? "";
    if (isGrammar(word) || PLAIN.has(word) || HOSTS.has(word)) continue;
    if (baseForms(word).some((form) => words.has(form))) said += 1;
    else if ((mentionAt[at]?.claim.kind ?? "attribute") === "attribute") unsaid += 1;
  }
  // "Shared with me": who shares is known where the host lives in the home.
  const isShared = read.tokens.slice(span?.first, span?.last).some(({ word }) => word.startsWith("share"));
  if (isShared && (words.has("share") || words.has("live"))) return unsaid <= said + SHARED_EASE;
  return unsaid / Math.max(1, said + unsaid) < MOST_UNSAID;
}

function isOfHost({ fact, reading, isNearby }: ProvingFact): boolean {
  if (/^(host|host-presence|language|shared-with|service|brand|amenity\.host-greets)\b/.test(fact.key)) return true;
  return (fact.field !== undefined && !isNearby) || reading.words.some((word) => HOSTS.has(word));
}

// "You can fry fish", where a note says "no frying": what a host refuses is not allowed by a model.
export function checkRefusals(reading: SectionReading, proof: LedgerProof): Finding[] {
  const refused = proof.facts.flatMap((fact) => refusedBy(fact).map((word) => ({ word, fact })));
  if (refused.length === 0) return [];
  return reading.read.sentences.flatMap(({ start, end, first, last }, sentence) => {
    const text = reading.read.text.slice(start, end);
    if (!ALLOWING.test(text) || DENYING.test(text)) return [];
    for (let at = first; at < last; at += 1) {
      const forms = baseForms(reading.read.tokens[at]?.word ?? "");
      const match = refused.find(
        ({ word, fact }) =>
          forms.includes(word) &&
          (isDoing(fact, word) || sharesWord(reading, sentence, { fact, except: { first: at, last: at } })),
      );
      const before = reading.read.text.slice(start, reading.read.tokens[at]?.start);
      const after = reading.read.text.slice(reading.read.tokens[at]?.end, end);
      if (!match || isQuoted(reading, at, at)) continue;
      if (!ALLOWED_JUST_BEFORE.test(before) && !ALLOWED_JUST_AFTER.test(after)) continue;
      return [findingAt(reading, [at, at], { rule: "proof.refused", severity: "block", source: OUR_LEDGER })];
    }
    return [];
  });
}

// The words that stand behind a note's "no".
function refusedBy({ fact, reading }: ProvingFact): string[] {
  if (fact.field === undefined && !fact.key.startsWith("note")) return [];
  return reading.words.flatMap((word, at) =>
    NO.test(word)
      ? reading.words
          .slice(at + 1, at + 1 + REFUSAL_REACH)
          .filter((next) => !isGrammar(next))
          .flatMap(baseForms)
          .flatMap((next) => (CHILDREN.includes(next) ? CHILDREN : [next]))
      : [],
  );
}

function isDoing({ reading }: ProvingFact, word: string): boolean {
  return reading.words.some((one) => one.endsWith("ing") && baseForms(one).includes(word));
}
