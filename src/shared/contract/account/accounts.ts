import { z } from "zod";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../contract-values.ts";
import { isStorable } from "../../typed-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { keptText, trimmedText } from "../incoming.ts";

const Token = keptText(200);

export const EmailLinkState = z.object({
  // Used: this very link has confirmed the address already.
  state: z.enum(["ready", "used", "dead"]),
  // The address that the link was mailed to; null when the link is dead.
  email: z.string().nullable(),
  // Whether the account uses another address so far.
  isChange: z.boolean(),
  // What confirming takes here: nothing more than this browser's session, the account's password, or signing in first,
  // for an account without a password.
  proof: z.enum(["session", "password", "sign-in"]),
});

// Posted, so that the token stands in no log.
export const checkEmailLink = defineEndpoint({
  method: "POST",
  path: "/api/verify-email/check",
  summary: "What a mailed confirmation link is good for, and what confirming takes; changes nothing",
  body: z.object({ token: Token }),
  response: EmailLinkState,
});

export const confirmEmail = defineEndpoint({
  method: "POST",
  path: "/api/verify-email",
  summary: "Confirm the address a link was mailed to, signed in to its account or with its password",
  body: z.object({ token: Token, password: keptText(MAX_PASSWORD_LENGTH).optional() }),
  response: z.object({ success: z.literal(true), email: z.string() }),
});

export const LOGIN_METHODS = ["password", "oidc"] as const;

export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isMember: z.boolean(),
  isAdmin: z.boolean(),
  emailVerified: z.boolean(),
  loginMethod: z.enum(LOGIN_METHODS),
  createdAt: z.iso.datetime(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const Email = trimmedText(254);
// No line breaks or other control characters: names are greeted with in mails.
export const PersonName = z
  .string()
  .trim()
  .max(100, "Please use at most 100 characters.")
  .regex(/^\P{Cc}*$/u, "Please use letters only.")
  .refine(isStorable, "Please use letters only.");
export const NewPassword = keptText(MAX_PASSWORD_LENGTH).min(
  MIN_PASSWORD_LENGTH,
  `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`,
);

const SignedIn = z.object({
  success: z.literal(true),
  user: CurrentUser,
  // The page of what the guest had bought or was buying, when something moved to the account.
  openNext: z.string().nullable(),
});
const Done = z.object({ success: z.literal(true) });

export const getCurrentUser = defineEndpoint({
  method: "GET",
  path: "/api/auth/user",
  summary: "Who is signed in; 401 when nobody is",
  response: CurrentUser,
});

// What is missing is told in the use case, in the words of the form.
export const login = defineEndpoint({
  method: "POST",
  path: "/api/login",
  summary: "Sign in; what the browser made as a guest moves to the account",
  body: z.object({ email: Email.nullish(), password: keptText(MAX_PASSWORD_LENGTH).nullish() }),
  response: SignedIn,
});

export const register = defineEndpoint({
  method: "POST",
  path: "/api/register",
  summary: "Create an account and sign in to it",
  body: z.object({
    email: Email.nullish(),
    password: keptText(MAX_PASSWORD_LENGTH).nullish(),
    firstName: PersonName.nullish(),
    lastName: PersonName.nullish(),
  }),
  response: SignedIn,
});

export const logout = defineEndpoint({
  method: "POST",
  path: "/api/logout",
  summary: "Sign out; the browser becomes a new guest",
  response: Done,
});

export const requestPasswordReset = defineEndpoint({
  method: "POST",
  path: "/api/reset-password",
  summary: "Mail a link for a new password; the answer is the same for unknown addresses",
  body: z.object({ email: Email.nullish() }),
  response: Done.extend({ message: z.string() }),
});

export const checkPasswordReset = defineEndpoint({
  method: "POST",
  path: "/api/reset-password-check",
  summary: "Whether the token of a mailed link still sets a new password, before one is typed",
  body: z.object({ token: keptText(200) }),
  response: z.object({ isValid: z.boolean() }),
});

export const confirmPasswordReset = defineEndpoint({
  method: "POST",
  path: "/api/reset-password-confirm",
  summary: "Set a new password with the token of a mailed link, and end all sessions",
  body: z.object({ token: keptText(200), password: NewPassword }),
  response: Done,
});

export type EmailLinkState = z.infer<typeof EmailLinkState>;
