import type { listings } from "#server/db/schema/listings.ts";
import type { orders } from "#server/db/schema/orders.ts";
import { paths } from "#shared/page-paths.ts";

type Listing = Pick<typeof listings.$inferSelect, "id" | "createdAt" | "forgottenAt">;
type Order = Pick<typeof orders.$inferSelect, "id" | "state" | "subject" | "createdAt">;

const ON_ITS_WAY = new Set<Order["state"]>(["paid", "free", "generating", "failed"]);

// Whoever signs up after a purchase wants to see it, not an overview: the newest of what is there or on its way,
// otherwise what was about to be bought.
export function pageOfWhatMoved(moved: { orders: Order[]; listings: Listing[] }): string | null {
  const delivered = moved.listings
    .filter(({ forgottenAt }) => forgottenAt === null)
    .map(({ id, createdAt }) => ({ page: paths.listing.replace("$id", id), createdAt }));
  const coming = moved.orders
    .filter(({ state }) => ON_ITS_WAY.has(state))
    .map(({ id, createdAt }) => ({ page: `${paths.paymentSuccess}?order=${id}`, createdAt }));
  const wanted = moved.orders.flatMap((order) => {
    const page = order.state === "open" ? checkoutOf(order.subject) : null;
    return page ? [{ page, createdAt: order.createdAt }] : [];
  });
  return newest([...delivered, ...coming]) ?? newest(wanted);
}

// Other purchases are made from what the browser itself holds.
function checkoutOf(subject: string): string | null {
  const [kind, id] = subject.split(":");
  return kind === "express" && id ? `${paths.expressPreview}?job=${id}` : null;
}

function newest(pages: { page: string; createdAt: Date }[]): string | null {
  return pages.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.page ?? null;
}
