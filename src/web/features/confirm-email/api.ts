import "#web/lib/zod-without-eval.ts";
import { queryOptions } from "@tanstack/react-query";
import { checkEmailLink, confirmEmail as confirmEmailEndpoint } from "#shared/contract/email-confirmation.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

export type { EmailLinkState } from "#shared/contract/email-confirmation.ts";

// Asked anew each time: what confirming takes depends on who is signed in.
export const emailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [checkEmailLink.path, token],
    queryFn: () => callEndpoint(checkEmailLink, { body: { token } }),
    staleTime: 0,
    gcTime: 0,
  });

export const confirmEmail = (token: string, password: string) =>
  callEndpoint(confirmEmailEndpoint, { body: { token, ...(password !== "" && { password }) } });
