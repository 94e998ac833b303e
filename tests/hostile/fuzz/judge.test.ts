import { describe, expect, test } from "vitest";
import { hasLiveMarkup, hasTags, problemsOf } from "./judge.ts";
import { MARKUP } from "./values/hostile-values.ts";

const CALL = { method: "GET", path: "/api/x" };
const SECRETS = { own: ["mine"], foreign: ["Canary123"] };
const answer = (text: string, status = 200, type = "application/json") => ({
  status,
  text,
  headers: { "content-type": type },
});

describe("problems found in an answer", () => {
  test.each([
    ["a 5xx", answer("{}", 503)],
    ["a stack trace", answer("Error: x\n    at run (/a/b.ts:1:2)", 400)],
    ["SQL", answer('Failed query: select "id" from "users" where "id" = $1', 400)],
    ["words of the database", answer("invalid byte sequence for encoding", 400)],
    ["markup", answer("<p><script>hostileMarkup()</script></p>", 200, "text/html")],
    ["another customer's secret", answer('{"address":"Canary123 Road"}')],
  ])("%s", (_, given) => {
    expect(problemsOf(CALL, given, SECRETS)).toHaveLength(1);
  });

  test.each([
    ["a plain answer", answer('{"ok":true}')],
    ["a clear refusal", answer('{"message":"address must not be empty","field":"address"}', 400)],
    ["escaped markup", answer("<p>&lt;script&gt;hostileMarkup()&lt;/script&gt;</p>", 200, "text/html")],
    ["one's own secret", answer("mine")],
  ])("nothing with %s", (_, given) => {
    expect(problemsOf(CALL, given, SECRETS)).toEqual([]);
  });

  test("what the request itself said may come back", () => {
    const asked = { ...CALL, body: '{"email":"Canary123"}' };
    expect(problemsOf(asked, answer("Canary123 is taken", 409), SECRETS)).toEqual([]);
  });
});

test("every markup that is sent is found where it is printed as it is, and not where it is escaped", () => {
  const raw = MARKUP.filter((text) => text.includes("<"));
  expect(raw.filter((text) => !hasLiveMarkup(`<p>${text}</p>`))).toEqual([]);
  const escaped = raw.map((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  expect(escaped.filter((text) => hasLiveMarkup(`<p>${text}</p>`))).toEqual([]);
});

test("a sold text may say less than or greater than, and has no tags", () => {
  expect(["a <b>bold</b> view", "<script", "</p>", "<!-- -->"].filter((text) => !hasTags(text))).toEqual([]);
  expect(["< 5 minutes to the beach", "3 > 2", "I <3 it", "R&B"].filter(hasTags)).toEqual([]);
});
