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
    },
    {
      id: "story",
      label: "The story of the place",
      type: "paragraph",
      help: "Who built it, why you keep it, what makes it different. Only what is true.",
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
