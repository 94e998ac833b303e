import { APIError } from "better-auth/api";
import { AppError } from "#server/http/app-error.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import type { Auth } from "./create-auth.ts";

// Answers alike, and as fast, whether or not somebody has this address.
export async function requestReset(auth: Auth, email: string | null | undefined): Promise<string> {
  if (!email) throw new AppError("bad_request", accountMessages.resetEmailMissing);
  await auth.api.requestPasswordReset({ body: { email } });
  return accountMessages.resetLinkSent;
}

export async function confirmReset(auth: Auth, { token, password }: { token: string; password: string }) {
  await auth.api.resetPassword({ body: { token, newPassword: password } }).catch((error: unknown) => {
    if (!(error instanceof APIError)) throw error;
    throw new AppError("bad_request", accountMessages.resetLinkInvalid);
  });
}
