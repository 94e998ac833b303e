import { z } from "zod";
import { BRAND_TONES, MAX_PASSWORD_LENGTH } from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IncomingId, keptText, trimmedText } from "../incoming.ts";
import { CurrentUser, Email, NewPassword, PersonName } from "./accounts.ts";

const Words = z.array(trimmedText(40).min(1)).max(20);

// How a member wants every description to sound.
export const BrandVoice = z.object({
  name: trimmedText(80).default(""),
  tone: z.enum(BRAND_TONES).nullable().default(null),
  wordsToUse: Words.default([]),
  wordsToAvoid: Words.default([]),
  signOff: trimmedText(200).default(""),
});

export const getBranding = defineEndpoint({
  method: "GET",
  path: "/api/account/branding",
  summary: "Read the brand voice of the signed-in member",
  response: BrandVoice,
});

export const putBranding = defineEndpoint({
  method: "PUT",
  path: "/api/account/branding",
  summary: "Keep the brand voice of the signed-in member",
  body: BrandVoice,
  response: BrandVoice,
});

const Done = z.object({ success: z.literal(true) });
const Told = Done.extend({ message: z.string() });
const GivenPassword = keptText(MAX_PASSWORD_LENGTH).min(1);

export const Account = z.object({
  user: CurrentUser,
  // Accounts that came by an OpenID provider have none until they set one by a reset link.
  hasPassword: z.boolean(),
  // The address that waits for its confirmation by mail.
  pendingEmail: z.string().nullable(),
});
export type Account = z.infer<typeof Account>;

export const getAccount = defineEndpoint({
  method: "GET",
  path: "/api/account",
  summary: "The account of who is signed in, for its settings",
  response: Account,
});

export const changeName = defineEndpoint({
  method: "PATCH",
  path: "/api/account",
  summary: "Change the name",
  body: z.object({ firstName: PersonName.min(1, "Please enter your first name."), lastName: PersonName }),
  response: Done.extend({ user: CurrentUser }),
});

export const changeEmail = defineEndpoint({
  method: "POST",
  path: "/api/account/email",
  summary: "Mail a link to a new address; the address changes once it is confirmed there",
  body: z.object({ email: Email, password: GivenPassword }),
  response: Told,
});

export const changePassword = defineEndpoint({
  method: "POST",
  path: "/api/account/password",
  summary: "Change the password and end all other sessions",
  body: z.object({ currentPassword: GivenPassword, newPassword: NewPassword }),
  response: Told,
});

export const sendVerification = defineEndpoint({
  method: "POST",
  path: "/api/account/verify-email",
  summary: "Mail the link that confirms the address again",
  response: Told,
});

export const AccountSession = z.object({
  id: z.string(),
  current: z.boolean(),
  // In words, such as "Firefox on Windows".
  device: z.string(),
  ipAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const listSessions = defineEndpoint({
  method: "GET",
  path: "/api/account/sessions",
  summary: "Where the account is signed in, this browser first",
  response: z.object({ sessions: z.array(AccountSession) }),
});

export const endSession = defineEndpoint({
  method: "DELETE",
  path: "/api/account/sessions/{id}",
  summary: "End one session",
  params: z.object({ id: IncomingId }),
  response: Done,
});

export const endOtherSessions = defineEndpoint({
  method: "POST",
  path: "/api/account/sessions/end-others",
  summary: "End all sessions but this one",
  response: Done.extend({ ended: z.int() }),
});

// A file, not an answer to be read by a script: the page links to it.
export const downloadAccountData = defineEndpoint({
  method: "GET",
  path: "/api/account/data",
  summary: "Everything that is stored about the account, as a JSON file",
  response: z.unknown(),
});

export const deleteAccount = defineEndpoint({
  method: "POST",
  path: "/api/account/delete",
  summary: "Delete the account; what the law keeps is named in the answer",
  // The password, or for an account without one its address typed again.
  body: z.object({ password: GivenPassword.optional(), email: Email.optional() }),
  response: Done.extend({ kept: z.array(z.string()) }),
});

export type BrandVoice = z.infer<typeof BrandVoice>;
