import type { ComponentProps } from "react";
import type { AdminListing } from "#shared/contract/admin.ts";
import { AmountWithCode } from "./amount-with-code.tsx";
import { formatCount, formatDate } from "./figures.ts";
import { addressOf } from "./listing-words.ts";
import { MoreButton } from "./more-button.tsx";

type ProfileListingsProps = {
  total: number;
  listings: AdminListing[];
  query: ComponentProps<typeof MoreButton>["query"];
  onViewOrder: (id: string) => void;
};

export function ProfileListings({ total, listings, query, onViewOrder }: ProfileListingsProps) {
  return (
    <section aria-labelledby="profile-listings">
      <h3 id="profile-listings" className="mb-3">
        Listings <span className="note">{formatCount(total)}</span>
      </h3>
      {listings.length === 0 ? (
        <p className="text-ink-2">This account has no listing yet.</p>
      ) : (
        <ul className="admin-rows">
          {listings.map((listing) => (
            <li key={listing.id}>
              <button type="button" className="text-link text-left" onClick={() => onViewOrder(listing.orderId)}>
                {addressOf(listing)}
              </button>
              <span className="admin-badges text-ink-2">
                <AmountWithCode amount={listing.finalAmount} {...listing} />
                {formatDate(listing.createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query}>Show more listings</MoreButton>
    </section>
  );
}
