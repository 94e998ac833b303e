import { AMENITY_CONCEPTS } from "#writer/ledger/amenity-concepts.ts";
import { PhraseIndex } from "../reading/phrase-index.ts";
import { ALSO_PROVED_BY, AMENITY_PHRASES } from "./amenity-phrases.ts";
import { ATTRIBUTES, PRAISE, QUALITIES } from "./attribute-phrases.ts";
import { BROADER_THINGS } from "./broader-things.ts";
import { CONSEQUENCES } from "./consequences.ts";
import { BEDS, COUNTED, HOME_KINDS, SCOPES } from "./home-phrases.ts";
import { NARROWER_THINGS } from "./narrower-things.ts";
import { NEUTRAL } from "./neutral-phrases.ts";
import { DISTANCES, PLACES } from "./place-phrases.ts";

export type ClaimKind =
  | "thing"
  | "place"
  | "distance"
  | "attribute"
  | "quality"
  | "praise"
  | "home"
  | "scope"
  | "bed"
  | "count"
  | "neutral";

// One thing that prose can claim, under all its names. A fact with one of the keys proves it; so does any fact that
// says it in words of its own.
export type Claim = { id: string; kind: ClaimKind; keys: readonly string[] };

export const CLAIM_PHRASES = new PhraseIndex<Claim>();
const BY_ID = new Map<string, Claim>();
const BY_KEY = new Map<string, Claim[]>();

function learn(claim: Claim, phrases: string): void {
  BY_ID.set(claim.id, claim);
  for (const key of claim.keys) BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), claim]);
  for (const phrase of phrases.split(", ")) CLAIM_PHRASES.add(phrase, claim);
}

function learnLines(kind: ClaimKind, lines: string): void {
  for (const line of lines.trim().split("\n")) {
    const [id = ""] = line.split(", ");
    learn({ id: BY_ID.has(id) ? `${kind} ${id}` : id, kind, keys: [] }, line);
  }
}

function factKey(name: string): string {
  return name.startsWith("key:") ? name.slice(4) : `amenity.${name}`;
}

learnLines("neutral", NEUTRAL);
for (const [id, { phrases, keys }] of Object.entries(COUNTED)) {
  learn({ id, kind: "count", keys: keys.split(" ").filter((key) => key !== "") }, phrases);
}
for (const { kind = "thing", phrases, provedBy } of [...BROADER_THINGS, ...CONSEQUENCES]) {
  const [id = ""] = phrases.split(", ");
  learn({ id, kind, keys: provedBy.split(" ").map(factKey) }, phrases);
}
for (const concept of AMENITY_CONCEPTS) {
  if (concept.startsWith("no-") || concept === "pets" || concept === "patio" || concept === "backyard") continue;
  const phrases = AMENITY_PHRASES[concept] ?? concept.replaceAll("-", " ");
  const keys = [concept, ...(ALSO_PROVED_BY[concept] ?? [])].map(factKey);
  learn({ id: `amenity.${concept}`, kind: "thing", keys }, phrases);
}
learnLines("home", HOME_KINDS);
learnLines("scope", SCOPES);
learnLines("bed", BEDS);
learnLines("thing", NARROWER_THINGS);
learnLines("place", PLACES);
learnLines("distance", DISTANCES);
learnLines("attribute", ATTRIBUTES);
learnLines("quality", QUALITIES);
learnLines("praise", PRAISE);

export function claimOf(id: string): Claim | undefined {
  return BY_ID.get(id);
}

export function claimsProvedBy(key: string): readonly Claim[] {
  return BY_KEY.get(key) ?? [];
}
