import { expect, test } from "vitest";
import { blockedIn, type GivenFact } from "../checked-text.test-support.ts";

const note = (field: string, key: string, value: string): GivenFact => ({ key, value, field });
const FACTS: GivenFact[] = [
  { key: "home.type", value: "apartment" },
  { key: "home.scope", value: "entire" },
  { key: "guests", value: 6 },
  { key: "beds", value: 4 },
  { key: "floor", value: 3 },
  { key: "levels", value: 3 },
  { key: "amenity.kitchen", value: true },
  { key: "amenity.patio", value: "patio or balcony" },
  note("living_notes", "space", "bunk room sleeps four, table for eight"),
  note("things_to_note", "note", "sauna slot on Fridays 18 to 19"),
  note("nearby_places", "nearby", "Museu do Azulejo 9 min walk"),
  note("nearby_places", "nearby", "Lidl 5 min walk"),
  note("host_interaction", "host", "We are Morag and Iain, breakfast from 8 to 9.30"),
];

const blocked = (text: string) => blockedIn({ text, facts: FACTS, writer: "model" });

test.each([
  "Hike early, then cook at home.",
  "Fill a few jugs before you go.",
  "Come in August if you like it warm.",
  "Spend a wet day at the museum.",
  "Shop at the supermarket, then cook at home.",
  "The bunk room sleeps four.",
  "The sauna slot is on Friday from six to seven.",
  "Morag and Iain serve breakfast from eight until half past nine.",
  "The balcony is on the third floor.",
  "You may see a friend or two.",
])("what guests do, and what a note says in other words, passes: %s", (text) => {
  expect(blocked(text)).toEqual([]);
});

test.each([
  "A hiking trail starts here.",
  "A jug stands on the table when you arrive.",
  "The bunk room sleeps nine.",
  "The sauna slot is on Friday from three to four.",
  "The stadium is nine minutes on foot.",
  "Guests may join Morag for dinner.",
  "Breakfast is brought to your room.",
])("an invention in the same words blocks: %s", (text) => {
  expect(blocked(text)).not.toEqual([]);
});
