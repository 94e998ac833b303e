import type { SectionText } from "../intake-field.ts";

export const houseRules: SectionText = {
  id: "house_rules",
  label: "House rules",
  tier: "deep",
  fields: [
    {
      id: "pets_policy",
      label: "Pets",
      type: "dropdown",
      required: true,
      options: ["Allowed", "Ask first", "Not allowed"],
    },
    {
      id: "pet_rules",
      label: "Rules for pets",
      type: "paragraph",
      showIf: [{ key: "pets_policy", op: "equals", value: "Allowed" }],
    },
    {
      id: "smoking_policy",
      label: "Smoking",
      type: "dropdown",
      required: true,
      options: ["Not allowed", "Outside only", "Allowed"],
    },
    { id: "events_policy", label: "Parties", type: "dropdown", options: ["Not allowed", "Ask first"] },
    { id: "quiet_hours_start", label: "Quiet from", type: "time" },
    {
      id: "quiet_hours_end",
      label: "Quiet until",
      type: "time",
      showIf: [{ key: "quiet_hours_start", op: "truthy" }],
    },
    { id: "minimum_age", label: "Minimum age to book", type: "number" },
    { id: "house_rules", label: "Other rules", type: "paragraph", help: "One sentence each. Only those you mean." },
  ],
};
