import { z } from "zod";
import { MAX_PASSWORD_LENGTH } from "../contract-values.ts";
import { defineEndpoint } from "./endpoint.ts";
import { keptText } from "./incoming.ts";

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
export type EmailLinkState = z.infer<typeof EmailLinkState>;

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
