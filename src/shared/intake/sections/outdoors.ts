import type { SectionText } from "../intake-field.ts";

const hasPool = { key: "amenities", op: "includes", value: "Pool" } as const;

const isSeasonal = { key: "pool_season", op: "equals", value: "Seasonal" } as const;

// Asked with the outdoors, of hosts with a pool, a hot tub or a sauna.
const bathingFields: SectionText["fields"] = [
  {
    id: "pool_access",
    label: "Who uses the pool",
    type: "dropdown",
    options: ["Private", "Shared"],
    showIf: [hasPool],
    priority: { weight: 6, question: "Is the pool private or shared?" },
  },
  {
    id: "pool_setting",
    label: "Where the pool is",
    type: "dropdown",
    options: ["Indoor", "Outdoor"],
    showIf: [hasPool],
  },
  {
    id: "pool_heated",
    label: "Pool heating",
    type: "dropdown",
    options: ["Heated", "Not heated"],
    showIf: [hasPool],
    priority: { weight: 5, question: "Is the pool heated?" },
  },
  {
    id: "pool_season",
    label: "Pool season",
    type: "dropdown",
    options: ["All year", "Seasonal"],
    showIf: [hasPool],
    priority: { weight: 6, question: "When is the pool open?" },
  },
  {
    id: "pool_opens",
    label: "Pool opens",
    type: "date",
    help: "Of this year; the text names the month.",
    showIf: [hasPool, isSeasonal],
  },
  { id: "pool_closes", label: "Pool closes", type: "date", showIf: [hasPool, isSeasonal] },
  {
    id: "pool_depth",
    label: "Pool depth",
    type: "short",
    help: "With its unit, such as 3 to 6 ft.",
    showIf: [hasPool],
  },
  {
    id: "pool_fence",
    label: "Pool fence",
    type: "dropdown",
    options: ["Fenced", "Not fenced"],
    help: "Parents ask first.",
    showIf: [hasPool],
    priority: { weight: 5, question: "Is the pool fenced?" },
  },
  {
    id: "hot_tub_access",
    label: "Who uses the hot tub",
    type: "dropdown",
    options: ["Private", "Shared"],
    showIf: [{ key: "amenities", op: "includes", value: "Hot tub" }],
    priority: { weight: 6, question: "Is the hot tub private or shared?" },
  },
  {
    id: "sauna_access",
    label: "Who uses the sauna",
    type: "dropdown",
    options: ["Private", "Shared"],
    showIf: [{ key: "amenities", op: "includes", value: "Sauna" }],
  },
];

export const outdoors: SectionText = {
  id: "outdoors",
  label: "Outdoors and bathing",
  tier: "deep",
  fields: [
    {
      id: "patio_kind",
      label: "Patio or balcony",
      type: "dropdown",
      options: ["Balcony", "Patio", "Terrace", "Deck", "Porch", "Veranda"],
      showIf: [{ key: "amenities", op: "includes", value: "Patio or balcony" }],
      priority: { weight: 4, question: "Is it a balcony, a terrace or a deck?" },
    },
    {
      id: "patio_access",
      label: "Who uses the patio or balcony",
      type: "dropdown",
      options: ["Private", "Shared"],
      showIf: [{ key: "amenities", op: "includes", value: "Patio or balcony" }],
    },
    {
      id: "backyard_access",
      label: "Who uses the backyard",
      type: "dropdown",
      options: ["Private", "Shared"],
      showIf: [{ key: "amenities", op: "includes", value: "Backyard" }],
    },
    {
      id: "backyard_fence",
      label: "Backyard fence",
      type: "dropdown",
      options: ["Fully fenced", "Not fully fenced"],
      showIf: [{ key: "amenities", op: "includes", value: "Backyard" }],
      priority: { weight: 5, question: "Is the backyard fully fenced?" },
    },
    {
      id: "outdoor_features",
      label: "Outside",
      type: "checkbox",
      options: [
        "Outdoor furniture",
        "Outdoor dining area",
        "Outdoor kitchen",
        "Outdoor shower",
        "Hammock",
        "Sun loungers",
        "Playground",
        "Bikes",
        "Kayak",
        "Canoe",
        "Paddleboard",
        "Beach essentials",
      ],
      priority: { weight: 4, question: "What is there outside?" },
    },
    {
      id: "grill_fuel",
      label: "Grill fuel",
      type: "dropdown",
      options: ["Gas", "Charcoal", "Electric"],
      showIf: [{ key: "amenities", op: "includes", value: "BBQ grill" }],
      priority: { weight: 2, question: "Is it a gas or a charcoal grill?" },
    },
    ...bathingFields,
    {
      id: "outdoor_notes",
      label: "About the outdoors",
      type: "paragraph",
      help: "When the sun reaches it, what grows there, what you see from it.",
      priority: { weight: 5, question: "When does the sun reach the outdoors?" },
    },
  ],
};
