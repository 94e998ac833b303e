export const CALLERS = [
  "anonymous",
  "guestOwner",
  "otherGuest",
  "memberOwner",
  "otherMember",
  "linkOwner",
  "linkManager",
  "linkRevoked",
  "formerSession",
  "admin",
  "unprovenAdmin",
] as const;
export type Caller = (typeof CALLERS)[number];

// Which owner's data a call is about.
export const SIDES = ["guest", "member"] as const;
export type Side = (typeof SIDES)[number];

const OWN_SIDE: Partial<Record<Caller, Side>> = { guestOwner: "guest", memberOwner: "member" };

// An owner asks for its own data; all others ask for the guest's and for the member's, where it makes a difference.
export function sidesFor(caller: Caller, { isOwn = false }: { isOwn?: boolean }): readonly Side[] {
  const own = OWN_SIDE[caller] ?? (isOwn ? "member" : null);
  return own ? [own] : SIDES;
}

export const SIGNED_IN: readonly Caller[] = ["memberOwner", "otherMember", "admin", "unprovenAdmin"];
