import { queryOptions } from "@tanstack/react-query";
import type {
  checkPasswordReset,
  confirmPasswordReset,
  login,
  register,
  requestPasswordReset,
} from "#shared/contract/account/accounts.ts";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import type { AuthValues } from "./auth-values.ts";

export type SignedIn = AnswerOf<typeof login>;

export async function signIn({ email, password }: AuthValues): Promise<SignedIn> {
  return callEndpoint<typeof login>("POST /api/login", { body: { email, password } });
}

export async function createAccount({ email, password, firstName, lastName }: AuthValues): Promise<SignedIn> {
  return callEndpoint<typeof register>("POST /api/register", { body: { email, password, firstName, lastName } });
}

export async function askForResetLink(email: string): Promise<void> {
  await callEndpoint<typeof requestPasswordReset>("POST /api/reset-password", { body: { email } });
}

export function resetLinkQuery(token: string) {
  return queryOptions({
    queryKey: ["/api/reset-password-check", token],
    queryFn: () => callEndpoint<typeof checkPasswordReset>("POST /api/reset-password-check", { body: { token } }),
  });
}

export async function setNewPassword(token: string, password: string): Promise<void> {
  await callEndpoint<typeof confirmPasswordReset>("POST /api/reset-password-confirm", { body: { token, password } });
}
