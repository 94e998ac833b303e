import type { getPublicConfig } from "#shared/contract/public-config.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

export async function readGoogleKey(): Promise<string | null> {
  const { googleMapsApiKey } = await callEndpoint<typeof getPublicConfig>("GET /api/config");
  return googleMapsApiKey;
}
