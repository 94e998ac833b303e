import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Finding, Saying } from "#shared/contract/findings.ts";
import { SaidRoom, SaidThings } from "./photo-saying.tsx";

const NAMES = ["Pool", "Sea view", "Terrace", "Garden", "Grill", "Gym", "Workspace", "Piano"];
const SAYING: Saying = {
  things: NAMES.map((label) => ({ key: label, label })),
  rooms: ["Bedroom", "Gym"].map((label) => ({ key: `room.${label}`, label })),
  photos: [
    { picture: "p", room: null, likely: ["Gym", "Pool"] },
    { picture: "", room: null, likely: [] },
  ],
};
const finding = (label: string, isSaid: boolean): Finding => ({
  id: `p/${label}`,
  source: "photo",
  photo: 0,
  plan: null,
  label,
  confidence: 1,
  state: "confirmed",
  isSaid,
});

// The chips with whether they are pressed.
function chipsOf(findings: Finding[], { photo = 0, isLocked = false } = {}): string[] {
  const props = { saying: SAYING, photo, findings, isLocked, onMark: () => {} };
  const html = renderToStaticMarkup(createElement(SaidThings, props));
  const chips = html.split("<button").filter((piece) => piece.includes("aria-pressed"));
  return chips.map((chip) => {
    const [label = ""] = (chip.split("</svg>")[1] ?? "").split("<");
    return chip.includes('aria-pressed="true"') ? `${label} pressed` : label;
  });
}

test("the likely things come first, and what was said stays in sight wherever it stands", () => {
  expect(chipsOf([])).toEqual(["Gym", "Pool", "Sea view", "Terrace", "Garden"]);
  expect(chipsOf([finding("Piano", true)])).toEqual(["Gym", "Pool", "Sea view", "Terrace", "Garden", "Piano pressed"]);
});

test("what was recognised is not offered again", () => {
  expect(chipsOf([finding("Pool", false)])).not.toContain("Pool");
});

test("while somebody pays only what was said is shown, and a photo kept elsewhere has nothing to say", () => {
  expect(chipsOf([finding("Piano", true)], { isLocked: true })).toEqual(["Piano pressed"]);
  expect(chipsOf([], { photo: 1 })).toEqual([]);
});

test("the room that was recognised is chosen, and another one can be", () => {
  const room = { saying: SAYING, photo: 0, room: "Gym", isLocked: false, onMark: () => {} };
  const html = renderToStaticMarkup(createElement(SaidRoom, room));
  expect(html).toContain('aria-label="Room in photo 1"');
  expect(html).toContain('<option value="room.Gym" selected="">Gym</option>');
  expect(renderToStaticMarkup(createElement(SaidRoom, { ...room, isLocked: true }))).toBe("Gym");
});
