import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import type { PlanFinding, PlanRoom } from "./interpret-plan.ts";

const SQUARE_FEET_PER_SQUARE_METRE = 10.7639;
// Plans leave bathrooms unnamed more often than bedrooms.
const SURENESS = { bedrooms: 0.9, bathrooms: 0.6, area: 0.9, room: 0.8 };

// Rooms whose name on the plan is an amenity of the home.
const AMENITIES: { concept: AmenityConcept; words: string; isMeant: (room: PlanRoom) => boolean }[] = [
  { concept: "patio", words: "balcony or terrace", isMeant: isOpenAir },
  { concept: "backyard", words: "garden", isMeant: ({ name }) => /garden|garten|jardin|tuin|yard/i.test(name) },
  { concept: "parking", words: "garage", isMeant: ({ kind }) => kind === "garage" },
  { concept: "gym", words: "gym", isMeant: ({ kind, name }) => kind === "amenity" && /gym|fitness/i.test(name) },
  { concept: "sauna", words: "sauna", isMeant: ({ kind, name }) => kind === "amenity" && /sauna/i.test(name) },
];

// Seen, not confirmed. A count that differs from the form's becomes a question of the ledger.
export function planFacts(finding: PlanFinding): NewFact[] {
  const seen = { source: "floor plan", isConfirmed: false } as const;
  const facts: NewFact[] = [];
  const { bedrooms, bathrooms, areaM2, rooms } = finding;
  if (bedrooms !== null) facts.push({ key: "bedrooms", value: bedrooms, confidence: SURENESS.bedrooms, ...seen });
  if (bathrooms !== null) facts.push({ key: "bathrooms", value: bathrooms, confidence: SURENESS.bathrooms, ...seen });
  if (areaM2 !== null) {
    const value = Math.round(areaM2 * SQUARE_FEET_PER_SQUARE_METRE);
    facts.push({ key: "area", value, qualifiers: { size: `${areaM2} m²` }, confidence: SURENESS.area, ...seen });
  }
  for (const { concept, words, isMeant } of AMENITIES) {
    const room = rooms.find(isMeant);
    if (!room) continue;
    facts.push({ key: `amenity.${concept}`, value: words, confidence: SURENESS.room, ...seen });
  }
  return facts;
}

function isOpenAir({ kind, name }: PlanRoom): boolean {
  return kind === "outdoor" && !/garden|garten|jardin|jardim|giardino|tuin|yard/i.test(name);
}
