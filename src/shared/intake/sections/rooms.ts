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
      priority: { weight: 6, question: "What kind of bathrooms are there?" },
    },
    {
      id: "bathroom_sharing",
      label: "Who else uses the bathrooms",
      type: "dropdown",
      options: ["Only your guests", "The host", "Other guests", "The host and other guests"],
    },
  ],
};

export const bedrooms: SectionText = {
  id: "bedrooms",
  label: "Bedrooms",
  tier: "rapid",
  fields: [
    {
      id: "bedrooms",
      label: "Bedrooms",
      type: "paragraph",
      component: "bedrooms_repeater",
      required: true,
      help: "Every bed in every room. For a studio, add the room you sleep in.",
      options: [
        "Ensuite bathroom",
        "Desk",
        "TV",
        "Balcony",
        "Walk-in closet",
        "Wardrobe",
        "Blackout curtains",
        "Ceiling fan",
        "Air conditioning",
        "Fireplace",
        "Lock on the door",
      ],
      priority: { weight: 8, question: "Which beds are in which room?" },
    },
    {
      id: "extra_beds",
      label: "Beds outside the bedrooms",
      type: "checkbox",
      options: [
        "Sofa bed in the living room",
        "Futon in the living room",
        "Daybed in the living room",
        "Air mattress on request",
      ],
    },
    {
      id: "bedroom_notes",
      label: "About the bedrooms",
      type: "paragraph",
      help: "What photos do not show: who gets which room, a low ceiling, a room you walk through to reach another.",
      priority: { weight: 5, question: "What do photos of the bedrooms not show?" },
    },
  ],
};
