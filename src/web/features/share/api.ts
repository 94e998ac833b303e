import type { shareDescription } from "#shared/contract/mails.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";

export type SharedText = { listingId: string; description: string; propertyAddress: string };

export async function mailDescription(text: SharedText, email: string): Promise<void> {
  await callEndpoint<typeof shareDescription>("POST /api/share-description", { body: { ...text, email } });
}
