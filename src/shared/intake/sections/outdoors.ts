import type { SectionText } from "../intake-field.ts";
import { bathingFields } from "./bathing-fields.ts";

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
    },
    {
      id: "grill_fuel",
      label: "Grill fuel",
      type: "dropdown",
      options: ["Gas", "Charcoal", "Electric"],
      showIf: [{ key: "amenities", op: "includes", value: "BBQ grill" }],
    },
    ...bathingFields,
    {
      id: "outdoor_notes",
      label: "About the outdoors",
      type: "paragraph",
      help: "When the sun reaches it, what grows there, what you see from it.",
    },
  ],
};
