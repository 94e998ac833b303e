import { queryOptions } from "@tanstack/react-query";
import type { getPublicConfig } from "#shared/contract/public-config.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";

export const publicConfigQuery = queryOptions({
  queryKey: ["/api/config"],
  queryFn: () => callEndpoint<typeof getPublicConfig>("GET /api/config"),
});
