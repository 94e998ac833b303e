import type { Fact } from "#writer/ledger/fact.ts";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";

// A made-up cottage: the landing page shows what the writer says about it, and nothing it did not say.
const COTTAGE = {
  address: "French River, Ontario, Canada",
  property_type: "Entire cottage",
  room_type: "Entire home/apt",
  maxGuests: 8,
  amenities: ["Hot tub", "Kayak", "Waterfront"],
  story: "log cottage from 1962, our grandfather built it",
  nearby_places: "Recollet Falls - 25 min walk\nHungry Bear - breakfast, 10 min drive",
};
const CONFIRMED = { confidence: 0.9, isConfirmed: true };
const SEEN = [
  { key: "bedrooms", value: 4, source: "floor plan" as const, ...CONFIRMED },
  { key: "bathrooms", value: 2, source: "floor plan" as const, ...CONFIRMED },
  { key: "beds", value: 6, source: "owner" as const },
  { key: "amenity.dock", value: "private dock", qualifiers: { access: "private" as const }, source: "owner" as const },
  { key: "amenity.sauna", value: "wood-fired sauna", source: "photo" as const, index: 7, ...CONFIRMED },
  { key: "amenity.fireplace", value: "stone fireplace", source: "photo" as const, index: 3, ...CONFIRMED },
];
const SEED = 2;

const SOURCES = { "floor plan": "plan", photo: "photo", owner: "owner" } as const;
const NAMES: Record<string, (value: Fact["value"]) => string> = {
  bedrooms: (value) => `${value} bedrooms`,
  bathrooms: (value) => `${value} bathrooms`,
  beds: (value) => `${value} beds`,
  guests: (value) => `sleeps ${value}`,
  "home.scope": () => "entire home",
};

export function writeLandingSample() {
  const property = PropertyInput.parse(COTTAGE);
  const { sections, facts } = describeProperty({ property, options: { platform: "airbnb", seed: SEED }, seen: SEEN });
  const [title, summary] = sections;
  if (!title || !summary) throw new Error("The sample has no title or no summary.");
  const used = new Set(summary.sentences.flatMap((sentence) => sentence.facts));
  return {
    title: title.text,
    sentences: summary.sentences.map((sentence) => ({ text: sentence.text, factIds: sentence.facts })),
    facts: facts
      .filter(({ id }) => used.has(id))
      .map((fact) => ({ id: fact.id, source: sourceOf(fact), label: labelOf(fact) })),
  };
}

function sourceOf({ source }: Fact): "form" | "photo" | "plan" | "owner" {
  return source in SOURCES ? SOURCES[source as keyof typeof SOURCES] : "form";
}

function labelOf(fact: Fact): string {
  const name = NAMES[fact.key]?.(fact.value) ?? String(fact.value);
  const origin = { form: "Form", plan: "Plan", owner: "Owner", photo: `Photo ${fact.index}` }[sourceOf(fact)];
  return `${origin}: ${name}`;
}
