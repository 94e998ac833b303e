import { expect, test } from "vitest";
import { helpGroups } from "./help-questions.ts";

test("no two groups or questions answer to the same anchor", () => {
  const ids = helpGroups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every question ends as one and has an answer", () => {
  for (const { question, answer } of helpGroups.flatMap(({ questions }) => questions)) {
    const paragraphs = answer.filter((paragraph) => paragraph.trim().endsWith("."));
    expect({ question, paragraphs }).toEqual({ question: expect.stringMatching(/\?$/), paragraphs: answer });
    expect(paragraphs).not.toEqual([]);
  }
});
