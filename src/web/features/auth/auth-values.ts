import { MIN_PASSWORD_LENGTH } from "#shared/contract-values.ts";
import { accountMessages, authToasts } from "#shared/messages/accounts.ts";
import type { AuthMode } from "./auth-search.ts";

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
