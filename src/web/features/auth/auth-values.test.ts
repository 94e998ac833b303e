import { expect, test } from "vitest";
import { complaintAbout, destinationAfter, NOTHING_TYPED, readAuthSearch } from "./auth-values.ts";

const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", password: "engine" };
const about = (mode: Parameters<typeof complaintAbout>[0], changes: object) => {
  const complaint = complaintAbout(mode, { ...ada, ...changes });
  return complaint && [complaint.message, ...Object.keys(complaint.fields)];
};

test("to sign in, email and password are required and nothing else is asked", () => {
  expect(complaintAbout("sign-in", { ...NOTHING_TYPED, email: ada.email, password: " " })).toBeNull();
  expect(about("sign-in", { email: " " })).toEqual(["Email and password are required", "email"]);
  expect(about("sign-in", { email: "", password: "" })).toEqual([
    "Email and password are required",
    "email",
    "password",
  ]);
});

test("to register, both names are required too, the address is one and the password has six characters", () => {
  expect(about("register", {})).toBeNull();
  expect(about("register", { lastName: " " })).toEqual([
    "First name and last name are required for registration",
    "lastName",
  ]);
  expect(about("register", { email: "ada" })).toEqual(["Please enter a valid email address.", "email"]);
  expect(about("register", { password: "12345" })).toEqual([
    "Password must be at least 6 characters long.",
    "password",
  ]);
  const everyField = ["firstName", "lastName", "email", "password"];
  expect(about("register", NOTHING_TYPED)).toEqual(["Email and password are required", ...everyField]);
});

test("for a reset link the email is required", () => {
  expect(about("forgot", { password: "" })).toBeNull();
  expect(about("forgot", { email: "" })).toEqual(["Please enter your email address", "email"]);
});

test("a mode, a way on and a known problem are read; anything else is left out", () => {
  const search = { mode: "register", next: "/account?tab=1", problem: "openid-failed" };
  expect(readAuthSearch(search)).toEqual(search);
  expect(readAuthSearch({ mode: "admin", next: "https://evil.example", problem: "toString" })).toEqual({});
});

test.for(["//evil.example", "/\\evil.example", "/api/logout", "/auth", "/auth/?next=/auth", "dashboard", 7])(
  "%o is nowhere to go on to",
  (next) => {
    expect(readAuthSearch({ next })).toEqual({});
  },
);

test("the way on goes before what moved to the account, and the dashboard comes last", () => {
  expect(destinationAfter({ next: "/drafts" }, "/listing/1")).toBe("/drafts");
  expect(destinationAfter({}, "/listing/1")).toBe("/listing/1");
  expect(destinationAfter({}, "https://evil.example")).toBe("/dashboard");
  expect(destinationAfter({ next: "//evil.example" })).toBe("/dashboard");
  expect(destinationAfter({})).toBe("/dashboard");
});
