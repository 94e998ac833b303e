import { eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { callerNetwork } from "#server/http/caller-network.ts";
import type { CustomerId } from "#server/http/customers.ts";

// Who buys. A guest is never a member, and is known by the network as well, since a new cookie is free.
export type Buyer = { customerId: CustomerId; isMember: boolean; network: string | null };

export async function findBuyer(db: Db, customerId: CustomerId, ip: string): Promise<Buyer> {
  const [user] = await db.select({ isMember: users.isMember }).from(users).where(eq(users.id, customerId));
  return { customerId, isMember: user?.isMember ?? false, network: user ? null : callerNetwork(ip) };
}
