import { queryOptions } from "@tanstack/react-query";
import type { BrandVoice, getBranding, putBranding } from "#shared/contract/account/account-settings.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError } from "#web/lib/http/request.ts";

export const brandingQuery = queryOptions({
  queryKey: ["/api/account/branding"],
  queryFn: () => callEndpoint<typeof getBranding>("GET /api/account/branding"),
  staleTime: 0,
});

export const keepBranding = (body: BrandVoice) =>
  callEndpoint<typeof putBranding>("PUT /api/account/branding", { body });

export function isLoggedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
