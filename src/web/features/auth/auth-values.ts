import { MIN_PASSWORD_LENGTH } from "#shared/contract-values.ts";
import { type AuthProblem, accountMessages, authProblems, authToasts } from "#shared/messages/accounts.ts";

import { paths } from "#shared/page-paths.ts";
import { sameSitePath } from "#shared/same-site-path.ts";

const AUTH_PAGE = new RegExp(`^${paths.auth}/?($|[?#])`);

export type AuthValues = { firstName: string; lastName: string; email: string; password: string };

export const NOTHING_TYPED: AuthValues = { firstName: "", lastName: "", email: "", password: "" };

const LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@]+$/;

// What is said once, and what stands at each field.
export type Complaint = { message: string; fields: Partial<AuthValues> };

const MISSING: AuthValues = {
  firstName: "Please enter your first name.",
  lastName: "Please enter your last name.",
  email: "Please enter your email address.",
  password: "Please enter your password.",
};

// Null when the server can be asked.
export function complaintAbout(mode: AuthMode, values: AuthValues): Complaint | null {
  if (mode === "forgot") return missing(values, ["email"], accountMessages.resetEmailMissing) ?? notAnAddress(values);
  const always = missing(values, ["email", "password"], accountMessages.emailAndPasswordRequired);
  if (mode === "sign-in") return always;
  const names = missing(values, ["firstName", "lastName"], accountMessages.namesRequired);
  if (always) return { ...always, fields: { ...names?.fields, ...always.fields } };
  return names ?? notAnAddress(values) ?? tooShort(values);
}

function missing(values: AuthValues, names: (keyof AuthValues)[], message: string): Complaint | null {
  const empty = names.filter((name) => (name === "password" ? values[name] : values[name].trim()) === "");
  if (empty.length === 0) return null;
  return { message, fields: Object.fromEntries(empty.map((name) => [name, MISSING[name]])) };
}

function notAnAddress({ email }: AuthValues): Complaint | null {
  if (LIKE_AN_ADDRESS.test(email.trim())) return null;
  return { message: accountMessages.emailNotOne, fields: { email: accountMessages.emailNotOne } };
}

function tooShort({ password }: AuthValues): Complaint | null {
  if (password.length >= MIN_PASSWORD_LENGTH) return null;
  const message = authToasts.passwordTooShort.description;
  return { message, fields: { password: message } };
}

export type AuthMode = "sign-in" | "register" | "forgot";

export type AuthSearch = { mode?: "register" | "forgot"; next?: string; problem?: AuthProblem };

export function readAuthSearch(search: Record<string, unknown>): AuthSearch {
  const { mode, problem } = search;
  const next = sameSitePath(search["next"]);
  return {
    ...((mode === "register" || mode === "forgot") && { mode }),
    // The sign-in page is no destination after signing in.
    ...(next && !isAuthPage(next) && { next }),
    ...(isProblem(problem) && { problem }),
  };
}

function isAuthPage(path: string): boolean {
  return AUTH_PAGE.test(path);
}

function isProblem(problem: unknown): problem is AuthProblem {
  return typeof problem === "string" && Object.hasOwn(authProblems, problem);
}

// The page asked for before signing in, else the one that moved into the account, else the dashboard.
export function destinationAfter({ next }: AuthSearch, openNext: string | null = null): string {
  return sameSitePath(next) ?? sameSitePath(openNext) ?? paths.dashboard;
}
