import { expect, test } from "vitest";
import { sameSitePath } from "./same-site-path.ts";

test.for(["/", "/dashboard", "/results?listing=1&payment=2#top", "/intake/a.b/form", "/apiary", "/files/..a"])(
  "%s is a page of ours",
  (path) => expect(sameSitePath(path)).toBe(path),
);

test.for([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/./api/logout",
  "/a/%2E%2e/api/logout",
  "/..",
  "/api/logout",
  "/API",
  "dashboard",
  "",
  null,
  7,
])("%o leads nowhere", (path) => expect(sameSitePath(path)).toBeNull());
