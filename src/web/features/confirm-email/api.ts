import { queryOptions } from "@tanstack/react-query";
import type { checkEmailLink, confirmEmail as confirmEmailEndpoint } from "#shared/contract/account/accounts.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

export type { EmailLinkState } from "#shared/contract/account/accounts.ts";

// Asked anew each time: what confirming takes depends on who is signed in.
export const emailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["/api/verify-email/check", token],
    queryFn: () => callEndpoint<typeof checkEmailLink>("POST /api/verify-email/check", { body: { token } }),
    staleTime: 0,
    gcTime: 0,
  });

export const confirmEmail = (token: string, password: string) =>
  callEndpoint<typeof confirmEmailEndpoint>("POST /api/verify-email", {
    body: { token, ...(password !== "" && { password }) },
  });
