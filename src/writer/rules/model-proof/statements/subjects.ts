import type { LedgerProof, ProvingFact } from "../../proof/ledger-proof.ts";
import type { Statement } from "./read-statements.ts";
import { factsOf } from "./told-together.ts";

const HOME =
  /^(house|home|building|place|property|room|apartment|flat|unit|inn|block|complex|residence|frame|hut|yurt|treehouse|container|camper|van|tent|dome|houseboat|manor|castle|barn|riad|lodge|hostel|dorm)$/;
const TOWN = /^(area|neighborhood|neighbourhood|district|village|town|city|quarter|suburb|valley|island|countryside)$/;
const GUESTS =
  /^(guest|people|person|child|children|kid|adult|couple|family|friend|grandparent|parent|sleeper|anyone|visitor|traveler|dog|pet|car|baby|toddler|teen|teenager|kid|group|light sleeper)$/;

export function isOfHome({ mentions, names }: Statement): boolean {
  return (
    mentions.some(({ claim }) => claim.kind === "home" || claim.kind === "scope") ||
    names.some((name) => HOME.test(name))
  );
}

export function isOfTown({ names }: Statement): boolean {
  return names.some((name) => TOWN.test(name));
}

// People who come, their dogs and their cars.
export function isOfGuests({ names }: Statement): boolean {
  return names.some((name) => GUESTS.test(name));
}

// What is said of the home or of its part of town may stand in any note about it, which rarely names it.
export function factsAbout(statement: Statement, proof: LedgerProof): ProvingFact[] {
  if (isOfHome(statement)) return proof.facts.filter(({ isNearby }) => !isNearby);
  const facts = factsOf(statement, proof);
  const isTown = facts.some(({ fact }) => fact.key.startsWith("place.")) || isOfTown(statement);
  return isTown ? proof.facts.filter(({ fact }) => !fact.key.startsWith("amenity.")) : facts;
}
