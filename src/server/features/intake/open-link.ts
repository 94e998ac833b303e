import type { Db } from "#server/db/connect.ts";
import type { CustomerId } from "#server/http/customers.ts";
import { isUuid } from "#server/is-uuid.ts";
import { hashOf } from "./link-token.ts";
import { giveRight, isLinkInForce } from "./rights-store.ts";

type OpenedLink = { draftId: string; token: string; welcome: () => Promise<CustomerId> };

// Only a link in force makes a guest of a stranger. Null for any other: what the caller holds already still counts.
export async function openLink(db: Db, { draftId, token, welcome }: OpenedLink): Promise<CustomerId | null> {
  if (!isUuid(draftId)) return null;
  const given = { draftId, tokenHash: hashOf(token) };
  if (!(await isLinkInForce(db, given))) return null;
  const customerId = await welcome();
  await giveRight(db, customerId, given);
  return customerId;
}
