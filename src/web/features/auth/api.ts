import "#web/lib/zod-without-eval.ts";
import { queryOptions } from "@tanstack/react-query";
import {
  checkPasswordReset,
  confirmPasswordReset,
  login,
  register,
  requestPasswordReset,
} from "#shared/contract/accounts.ts";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";
import type { AuthValues } from "./auth-values.ts";

export type SignedIn = AnswerOf<typeof login>;

export async function signIn({ email, password }: AuthValues): Promise<SignedIn> {
  return callEndpoint(login, { body: { email, password } });
}

export async function createAccount({ email, password, firstName, lastName }: AuthValues): Promise<SignedIn> {
  return callEndpoint(register, { body: { email, password, firstName, lastName } });
}

export async function askForResetLink(email: string): Promise<void> {
  await callEndpoint(requestPasswordReset, { body: { email } });
}

export function resetLinkQuery(token: string) {
  return queryOptions({
    queryKey: [checkPasswordReset.path, token],
    queryFn: () => callEndpoint(checkPasswordReset, { body: { token } }),
  });
}

export async function setNewPassword(token: string, password: string): Promise<void> {
  await callEndpoint(confirmPasswordReset, { body: { token, password } });
}
