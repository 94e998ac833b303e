import type { SectionText } from "../intake-field.ts";

export const gettingAround: SectionText = {
  id: "getting_around",
  label: "Parking and getting around",
  tier: "deep",
  fields: [
    {
      id: "parking_spaces",
      label: "Parking spaces on the premises",
      type: "number",
      showIf: [{ key: "parking", op: "truthy" }],
    },
    {
      id: "parking_notes",
      label: "About parking",
      type: "paragraph",
      help: "A narrow gate, a permit, a height limit, when the street fills up.",
    },
    {
      id: "car_need",
      label: "Without a car",
      type: "dropdown",
      options: ["A car is needed", "A car helps", "No car needed"],
    },
    { id: "public_transport", label: "Public transport", type: "paragraph", help: "Which line, from which stop." },
    { id: "getting_around", label: "Getting around", type: "paragraph", help: "How you do it yourself." },
  ],
};
