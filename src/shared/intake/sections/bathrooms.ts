import type { SectionText } from "../intake-field.ts";

export const bathrooms: SectionText = {
  id: "bathrooms",
  label: "Bathrooms",
  tier: "rapid",
  fields: [
    {
      id: "bathrooms",
      label: "Bathrooms",
      type: "paragraph",
      component: "bathrooms_repeater",
      required: true,
      help: "A half bath has a toilet and a sink.",
    },
    {
      id: "bathroom_sharing",
      label: "Who else uses the bathrooms",
      type: "dropdown",
      options: ["Only your guests", "The host", "Other guests", "The host and other guests"],
    },
  ],
};
