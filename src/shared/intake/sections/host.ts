import type { SectionText } from "../intake-field.ts";

export const story: SectionText = {
  id: "story",
  label: "In your own words",
  tier: "rapid",
  fields: [
    {
      id: "best_thing",
      label: "What guests mention first",
      type: "paragraph",
      help: "One or two sentences. What do guests write about in their reviews?",
      priority: { weight: 10, question: "What do guests mention first?" },
    },
    {
      id: "story",
      label: "The story of the place",
      type: "paragraph",
      help: "Who built it, why you keep it, what makes it different. Only what is true.",
      priority: { weight: 7, question: "What is the story of the place?" },
    },
    {
      id: "wording_wishes",
      label: "Wishes for the text",
      type: "paragraph",
      roles: ["owner", "manager"],
      help: "Words you like or dislike, things to leave out. Owner and manager read it; it is never printed.",
    },
  ],
};

export const host: SectionText = {
  id: "host",
  label: "Host and sharing",
  tier: "deep",
  fields: [
    {
      id: "host_presence",
      label: "Where the host lives",
      type: "dropdown",
      options: ["In the home", "On the grounds", "Nearby", "Elsewhere"],
      priority: { weight: 4, question: "Where does the host live?" },
    },
    {
      id: "shared_with",
      label: "Who else is in the home",
      type: "checkbox",
      options: ["The host", "The host's family", "Other guests"],
      priority: { weight: 4, question: "Does anybody else stay in the home?" },
    },
    {
      id: "shared_spaces",
      label: "What guests share with them",
      type: "checkbox",
      options: ["Kitchen", "Living room", "Dining room", "Laundry", "Garden", "Entrance"],
      showIf: [{ key: "shared_with", op: "truthy" }],
    },
    {
      id: "resident_pets",
      label: "Pets that live in the home",
      type: "checkbox",
      options: ["Dog(s)", "Cat(s)", "Other pet(s)"],
    },
    {
      id: "host_languages",
      label: "Languages the host speaks",
      type: "checkbox",
      options: ["English", "Spanish", "French", "German", "Italian", "Portuguese", "Mandarin", "Japanese", "Arabic"],
    },
    {
      id: "host_interaction",
      label: "During the stay",
      type: "paragraph",
      help: "How guests reach you in the platform's chat and how soon you answer. No phone numbers.",
      priority: { weight: 4, question: "How soon do you answer during a stay?" },
    },
    {
      id: "housekeeping",
      label: "Cleaning during the stay",
      type: "dropdown",
      options: ["Cleaning available during stay", "Housekeeping included", "Housekeeping for a fee", "None"],
    },
    { id: "manager_notes", label: "Notes between managers", type: "paragraph", roles: ["manager"] },
    { id: "registration_number", label: "License or registration number", type: "short", roles: ["manager"] },
  ],
};
