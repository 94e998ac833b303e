import { eq } from "drizzle-orm";
import { plainLine } from "#server/adapters/mail/plain-line.ts";
import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Tx } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { formatCents } from "#shared/money.ts";
import { findQuote, type Order } from "./store.ts";

// In the transaction that closes the order: nobody finds a closed description without having been told why.
export async function postRefundNotice(tx: Tx, order: Order): Promise<void> {
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.customerId));
  const to = order.receiptEmail ?? account?.email;
  const quote = await findQuote(tx, order.id, order.quoteId);
  if (!to || !quote) return;
  const address = plainLine(order.propertyData?.["address"] ?? order.propertyData?.["property_address"]);
  const lines = [
    `We have given ${formatCents(quote.amountCents)} back to the card that paid this order.`,
    "Depending on your bank it takes 5 to 10 days until you see it.",
    "",
    `Order: ${order.id}`,
    ...(address ? [`Property: ${address}`] : []),
    "",
    "The description of this order is closed: it can no longer be read or revised.",
  ];
  await postMail(tx, { to, subject: "Your Stayscribe refund", text: `${lines.join("\n")}\n` });
}
