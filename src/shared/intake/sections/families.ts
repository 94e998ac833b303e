import type { SectionText } from "../intake-field.ts";

export const families: SectionText = {
  id: "families",
  label: "Families and accessibility",
  tier: "deep",
  fields: [
    {
      id: "baby_items",
      label: "For babies and children",
      type: "checkbox",
      options: [
        "Crib",
        "Travel crib",
        "High chair",
        "Changing table",
        "Baby bath",
        "Baby monitor",
        "Children's books and toys",
        "Children's dinnerware",
      ],
      priority: { weight: 4, question: "What is there for babies and children?" },
    },
    {
      id: "baby_items_terms",
      label: "How parents get them",
      type: "dropdown",
      options: ["Always there", "On request"],
      showIf: [{ key: "baby_items", op: "truthy" }],
    },
    {
      id: "child_safety",
      label: "Child safety",
      type: "checkbox",
      options: ["Baby safety gates", "Outlet covers", "Table corner guards", "Window guards"],
    },
    {
      id: "child_suitability",
      label: "Suitable for young children",
      type: "dropdown",
      help: "Open stairs or deep water are fair reasons to say no.",
      options: ["Works well", "Not suited to young children"],
      priority: { weight: 5, question: "Does it work with young children?" },
    },
    {
      id: "accessibility",
      label: "Accessibility",
      type: "checkbox",
      help: "Only what you have checked yourself.",
      options: [
        "Step-free access",
        "Wide doorways",
        "Step-free shower",
        "Grab bars",
        "Shower chair",
        "Handheld shower head",
        "Well-lit path to the entrance",
        "Accessible parking spot",
      ],
      priority: { weight: 5, question: "What makes it accessible?" },
    },
    { id: "family_notes", label: "What parents should know", type: "paragraph" },
  ],
};
