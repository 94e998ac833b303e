import { queryOptions } from "@tanstack/react-query";
import { getPublicConfig } from "#shared/contract/public-config.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

export const publicConfigQuery = queryOptions({
  queryKey: [getPublicConfig.path],
  queryFn: () => callEndpoint(getPublicConfig),
});
