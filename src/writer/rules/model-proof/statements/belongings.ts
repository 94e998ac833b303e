import { baseForms } from "../../lexicon/base-forms.ts";
import { isHarmless } from "../../lexicon/is-harmless.ts";
import type { LedgerProof } from "../../proof/ledger-proof.ts";
import { isGrammar, wordsOfFact } from "../../proof/ledger-words.ts";
import type { SectionReading } from "../../proof/section-reading.ts";
import type { Statement } from "./read-statements.ts";
import { isOfGuests, isOfHome } from "./subjects.ts";
import { factsOf, isTold } from "./told-together.ts";

const HAVING = /^(has|have)$/;
const PURPOSE = /^(for|if|enough|what|how)$/;
const OUTSIDE = /^(roof|rooftop|terrace|balcony|garden|patio|deck|porch|veranda|lanai|yard|backyard|lawn|floor)$/;
const FITTINGS =
  /^(doors?|windows?|walls?|roof|shade|lights?|lock|steps|stairs|rail|ladder|slide|seats?|floor|end|bench|bar|fence|gate)$/;

// What may be expected in a room, whichever note tells of it.
const ROOMS: [RegExp, RegExp][] = [
  [
    /^kitchen/,
    /kitchen|oven|stove|refrig|fridge|freez|microwave|kettle|coffee|nespresso|keurig|espresso|press|dish|toast|cook|rice|wine|blender|table|pan|cup|fry|counter|island|chair|bbq/,
  ],
  [/^bath/, /bath|shower|tub|hair|shampoo|condition|soap|towel|vanity|toilet|bidet|heat/],
  [/^(bed|bedroom)$/, /bed|king|queen|double|twin|single|bunk|futon|linen|hanger|blackout|closet|fan|wardrobe|dresser/],
  [/^living/, /tv|sofa|couch|book|record|turntable|game|piano|fireplace|dining|sound|console|stream/],
];

// "The sauna has a window", "the living room has air conditioning": what a thing has must be told of it.
export function misfitIn(reading: SectionReading, statement: Statement, proof: LedgerProof): number | null {
  const { tokens } = reading.read;
  if (!HAVING.test(tokens[statement.verb]?.word ?? "")) return null;
  if (isOfHome(statement)) return nearbyThing(reading, statement, proof);
  const facts = factsOf(statement, proof);
  if (facts.length === 0 || isOfGuests(statement)) return null;
  for (let at = statement.verb + 1; at < Math.min(statement.end, statement.verb + 5); at += 1) {
    const word = tokens[at]?.word ?? "";
    const mention = reading.mentionAt[at];
    const kind = mention?.claim.kind;
    if (PURPOSE.test(word) || reading.neutralAt[at]) return null;
    if (mention?.isNegated || (kind !== "thing" && kind !== "place" && kind !== "count" && !FITTINGS.test(word)))
      continue;
    if (kind === "thing" && statement.names.some((name) => OUTSIDE.test(name))) return null;
    const room = ROOMS.find(([name]) => statement.names.some((one) => name.test(one)));
    if (room?.[1].test(mention?.claim.id ?? word) || room?.[1].test(word)) return null;
    return isTold(reading, at, { facts, statement }) ? null : at;
  }
  return null;
}

// "The apartment has its own sulphur bath", where a note puts the baths twelve minutes away.
function nearbyThing({ read, neutralAt }: SectionReading, { verb, end }: Statement, proof: LedgerProof): number | null {
  if (!/^(a|an|its)$/.test(read.tokens[verb + 1]?.word ?? "")) return null;
  for (let at = verb + 2; at < Math.min(end, verb + 5); at += 1) {
    const word = read.tokens[at]?.word ?? "";
    if (/^(of|view|views|with|in|on|to|for)$/.test(word)) return null;
    if (isGrammar(word) || isHarmless(word) || neutralAt[at]) continue;
    const facts = proof.facts.filter((fact) => baseForms(word).some((form) => wordsOfFact(fact).has(form)));
    if (facts.length > 0 && facts.every(({ isNearby }) => isNearby)) return at;
  }
  return null;
}

// Records in the living room, pans in the kitchen.
export function fitsRoom({ names, mentions }: Statement, place: string): boolean {
  const room = ROOMS.find(([name]) => name.test(place));
  return room !== undefined && [...names, ...mentions.map(({ claim }) => claim.id)].some((one) => room[1].test(one));
}
