import { expect, test } from "vitest";
import { blockedIn, type GivenFact } from "../../checked-text.ts";

const note = (field: string, value: string): GivenFact => ({ key: "space", value, field });
const FACTS: GivenFact[] = [
  { key: "home.type", value: "house" },
  { key: "home.scope", value: "entire" },
  { key: "guests", value: 4 },
  note("story", "fisherman's house rebuilt in 2019, blue door"),
  note("things_to_note", "been in my husbands family since 1931"),
  note("bedroom_notes", "futons on tatami upstairs, four of them"),
];
const blocked = (text: string) => blockedIn({ text, facts: FACTS, writer: "model" });

test.each(["The house was rebuilt in 2019.", "The house has been in the family since 1931."])(
  "a note that is told in another order passes: %s",
  (text) => {
    expect(blocked(text)).toEqual([]);
  },
);

test.each(["The door was rebuilt in 2019.", "The futons are blue.", "A museum nearby is free for guests."])(
  "what a note says of another thing, or of none, blocks: %s",
  (text) => {
    expect(blocked(text)).not.toEqual([]);
  },
);
