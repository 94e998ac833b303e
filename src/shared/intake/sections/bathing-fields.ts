import type { SectionText } from "../intake-field.ts";

const hasPool = { key: "amenities", op: "includes", value: "Pool" } as const;
const isSeasonal = { key: "pool_season", op: "equals", value: "Seasonal" } as const;

// Asked with the outdoors, of whoever has a pool, a hot tub or a sauna.
export const bathingFields: SectionText["fields"] = [
  {
    id: "pool_access",
    label: "Who uses the pool",
    type: "dropdown",
    options: ["Private", "Shared"],
    showIf: [hasPool],
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
  },
  { id: "pool_season", label: "Pool season", type: "dropdown", options: ["All year", "Seasonal"], showIf: [hasPool] },
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
  },
  {
    id: "hot_tub_access",
    label: "Who uses the hot tub",
    type: "dropdown",
    options: ["Private", "Shared"],
    showIf: [{ key: "amenities", op: "includes", value: "Hot tub" }],
  },
  {
    id: "sauna_access",
    label: "Who uses the sauna",
    type: "dropdown",
    options: ["Private", "Shared"],
    showIf: [{ key: "amenities", op: "includes", value: "Sauna" }],
  },
];
