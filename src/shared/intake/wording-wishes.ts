import type { Answers } from "./intake-field.ts";

// What the owner or a manager wants of the wording. No fact and never printed: a person acts on it.
export function wishesIn(answers: Answers): string | null {
  const wishes = answers["wording_wishes"];
  return typeof wishes === "string" && wishes.trim() !== "" ? wishes.trim() : null;
}
