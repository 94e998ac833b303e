import { eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import type { CustomerId } from "#server/http/customers.ts";

// Who buys. A guest is never a member.
export type Buyer = { customerId: CustomerId; isMember: boolean };

export async function findBuyer(db: Db, customerId: CustomerId): Promise<Buyer> {
  const [user] = await db.select({ isMember: users.isMember }).from(users).where(eq(users.id, customerId));
  return { customerId, isMember: user?.isMember ?? false };
}
