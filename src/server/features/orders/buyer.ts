import type { VisitorId } from "#server/http/visitors.ts";

// Who buys. A guest is never a member; what an account adds comes in here.
export type Buyer = { visitorId: VisitorId; isMember: boolean };

export function guestBuyer(visitorId: VisitorId): Buyer {
  return { visitorId, isMember: false };
}
