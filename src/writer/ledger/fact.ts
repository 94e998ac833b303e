export const FACT_SOURCES = [
  "form",
  "manager",
  "owner",
  "legacy form",
  "amenity list",
  "address",
  "photo",
  "floor plan",
] as const;
export type FactSource = (typeof FACT_SOURCES)[number];

// What narrows a fact. Absent means not known, never "no".
export type Qualifiers = {
  access?: "private" | "shared";
  setting?: "indoor" | "outdoor";
  cost?: "free" | "paid";
  count?: number;
  // As given, with its unit: "43 inch", "192 Mbps".
  size?: string;
  isSeasonal?: boolean;
  isOnRequest?: boolean;
  isFenced?: boolean;
  // "in unit", "in building", "on premises", "off premises", "street", "nearby"
  where?: string;
  // What kind or which parts, as given: "gas", "Nespresso", "Netflix".
  kinds?: string[];
  // What the host calls the room, as it stands after "the": "loft", "garden room".
  name?: string;
};

// One thing known about a home. An unknown amenity has the key "amenity.other" and its own words as value.
export type Fact = {
  // Stable within a ledger, such as "f12".
  id: string;
  // "bedrooms", "place.city", "amenity.hot-tub", "rule.quiet-hours", "bedroom", …
  key: string;
  value: string | number | boolean;
  qualifiers: Qualifiers;
  source: FactSource;
  // The question of the intake form that the host answered in words of their own, such as "best_thing".
  field?: string;
  // Which photo, which bedroom of the list: counted from 1.
  index?: number;
  confidence: number;
  // Said by a person, or seen and agreed to. What is only seen is unconfirmed.
  isConfirmed: boolean;
  // Said by the host about a picture, without a finding of the vision models.
  isSaid?: boolean;
};

// Two facts that cannot both hold, as one question to the host.
export type Contradiction = {
  question: string;
  facts: string[];
  // The facts that are not written until the host has answered.
  withheld?: string[];
};

export type Ledger = { facts: Fact[]; contradictions: Contradiction[] };
