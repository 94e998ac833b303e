import { expect, test } from "vitest";
import type { Finding } from "#shared/contract/intake/pictures.ts";
import { withPendingMarks } from "./mark-saver.ts";

const finding = (id: string, isSaid = false): Finding => ({
  id,
  source: "photo",
  photo: 0,
  plan: null,
  label: id,
  confidence: 1,
  state: isSaid ? "confirmed" : "seen",
  isSaid,
});
const PICTURES = {
  findings: [finding("a/tv"), finding("a/pool", true)],
  rooms: ["Kitchen", null],
  saying: {
    things: [
      { key: "pool", label: "Pool" },
      { key: "grill", label: "Grill" },
    ],
    rooms: [
      { key: "room.gym", label: "Gym" },
      { key: "room.pool", label: "Pool" },
    ],
    photos: [
      { picture: "a", room: null, likely: [] },
      { picture: "b", room: "room.gym", likely: [] },
    ],
  },
};

test("what is on its way is shown as said: found, said of another photo, and taken back", () => {
  const shown = withPendingMarks(PICTURES, { "a/tv": "struck", "a/pool": "seen", "b/grill": "confirmed" });
  expect(shown.findings).toMatchObject([
    { id: "a/tv", state: "struck" },
    { id: "b/grill", label: "Grill", photo: 1, state: "confirmed", isSaid: true },
  ]);
});

test("of two rooms for one photo the later one is shown, and one that is taken back is open", () => {
  const pending = { "a/room.gym": "confirmed", "a/room.pool": "confirmed", "b/room.gym": "seen" } as const;
  const { rooms, saying } = withPendingMarks(PICTURES, pending);
  expect(rooms).toEqual(["Pool", null]);
  expect(saying.photos.map(({ room }) => room)).toEqual(["room.pool", null]);
});

test("with nothing on its way it is as the server says", () => {
  expect(withPendingMarks(PICTURES, {})).toEqual(PICTURES);
});
