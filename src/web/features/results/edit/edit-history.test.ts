import { expect, test } from "vitest";
import { redone, startHistory, stepped, typed, undone } from "./edit-history.ts";

const draft = (text: string) => ({ text, things: [], sentences: [] });

function typing(start: string, letters: string) {
  let history = startHistory(draft(start));
  for (const letter of letters) history = typed(history, history.present.text + letter);
  return history;
}

test("undo goes back word by word to what was there, and redo forward again", () => {
  const history = typing("A cabin", " by it");
  const once = undone(history);
  expect(once.present.text).toBe("A cabin by");
  const start = undone(undone(once));
  expect(start.present.text).toBe("A cabin");
  expect(undone(start)).toBe(start);
  expect(redone(redone(redone(start))).present.text).toBe("A cabin by it");
});

test("a fix or a confirmation is a step of its own, and typing after an undo drops what was undone", () => {
  const history = stepped(typing("A", "b"), { ...draft("Ab"), things: ["hot tub"] });
  expect(undone(history).present.things).toEqual([]);
  expect(redone(undone(history)).present.things).toEqual(["hot tub"]);
  expect(typed(undone(history), "Abc").future).toEqual([]);
});
