import { expect, test } from "vitest";
import {
  acknowledged,
  type FieldAnswer,
  left,
  newAnswer,
  newEdit,
  received,
  resumed,
  shownValue,
} from "./answer-book.ts";

const typedOver = (answer: FieldAnswer, value: unknown): FieldAnswer => ({
  ...answer,
  edit: newEdit(value, answer.saved),
});

test("what I typed shows until the server has exactly that", () => {
  const typed = typedOver(newAnswer("Old", 1), "New");
  const first = typed.edit;
  if (!first) throw new Error("nothing was typed");
  const typedOn = { ...typed, edit: newEdit("New and more", "Old") };
  const half = acknowledged(typedOn, { edit: first, stored: "New", version: 2, isFocused: true });
  expect(shownValue(half)).toBe("New and more");
  expect(half).toMatchObject({ saved: "New", edit: { base: "New" } });
  const whole = acknowledged(half, { edit: typedOn.edit, stored: "New and more", version: 3, isFocused: true });
  expect(whole).toMatchObject({ saved: "New and more", edit: null, held: null });
});

test("what the server tidied up changes on the screen only after the person left the field", () => {
  const typed = typedOver(newAnswer("", 1), "5 Pine ");
  const saved = acknowledged(typed, {
    edit: typed.edit ?? newEdit("", ""),
    stored: "5 Pine",
    version: 2,
    isFocused: true,
  });
  expect(shownValue(saved)).toBe("5 Pine ");
  expect(shownValue(left(saved))).toBe("5 Pine");
});

test("another's value appears at once where I am not, and waits beside the field where I am", () => {
  const news = { value: "Theirs", version: 2 };
  expect(shownValue(received(newAnswer("Old", 1), { ...news, isFocused: false }))).toBe("Theirs");
  const waiting = received(newAnswer("Old", 1), { ...news, isFocused: true });
  expect(shownValue(waiting)).toBe("Old");
  expect(waiting.rival).toEqual({ value: "Theirs", isMine: false });
  expect(left(waiting)).toMatchObject({ saved: "Theirs", held: null, rival: null });
});

test("another's value never replaces what I typed, and stays to be chosen", () => {
  const met = received(typedOver(newAnswer("Old", 1), "Mine"), { value: "Theirs", version: 2, isFocused: false });
  expect(shownValue(met)).toBe("Mine");
  expect(left(met).rival).toEqual({ value: "Theirs", isMine: false });
});

test("news that are older than what I know change nothing", () => {
  const known = newAnswer("Newer", 5);
  expect(received(known, { value: "Older", version: 4, isFocused: false })).toBe(known);
});

test("a save that was overtaken before its answer came shows the later value and keeps mine to choose", () => {
  const typed = typedOver(newAnswer("Old", 1), "Mine");
  const later = received(typed, { value: "Theirs", version: 3, isFocused: false });
  const settled = acknowledged(later, {
    edit: typed.edit ?? newEdit("", ""),
    stored: "Mine",
    version: 2,
    isFocused: false,
  });
  expect(shownValue(settled)).toBe("Theirs");
  expect(settled.rival).toEqual({ value: "Mine", isMine: true });
});

test("an edit that comes back to a draft that moved on shows both answers", () => {
  const back = resumed(newAnswer("Theirs", 7), newEdit("Mine", "Old"), null);
  expect(shownValue(back)).toBe("Mine");
  expect(back.rival).toEqual({ value: "Theirs", isMine: false });
});

test.each([
  ["Old", "nobody touched it"],
  ["Mi", "a part of mine was saved before the tab went down"],
  [undefined, "the other cleared it"],
])("an edit that comes back to %j has no rival: %s", (saved, _why) => {
  expect(resumed(newAnswer(saved, 7), newEdit("Mine", "Old"), null).rival).toBeNull();
});
