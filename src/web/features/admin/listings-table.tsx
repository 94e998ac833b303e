import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminListing } from "#shared/contract/admin.ts";
import { RECENT_LISTINGS } from "#shared/contract-values.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { AmountWithCode } from "./amount-with-code.tsx";
import { listingsQuery } from "./api.ts";
import { formatDate } from "./figures.ts";
import { ListingDialog } from "./listing-dialog.tsx";
import { addressOf, buyerOf, roomsOf } from "./listing-words.ts";
import { QueryState } from "./query-state.tsx";

type ListingsTableProps = { search: string | undefined; onViewOrder: (id: string) => void };

export function ListingsTable({ search, onViewOrder }: ListingsTableProps) {
  const listings = useQuery(listingsQuery(search));
  const [viewed, setViewed] = useState<AdminListing | null>(null);
  return (
    <section aria-labelledby="admin-listings">
      <h2 id="admin-listings" className="mb-4">
        Recent listings
      </h2>
      <QueryState what="The listings" query={listings}>
        {(rows) => <Rows listings={rows} search={search} onView={setViewed} />}
      </QueryState>
      <ListingDialog listing={viewed} onClose={() => setViewed(null)} onViewOrder={onViewOrder} />
    </section>
  );
}

type RowsProps = { listings: AdminListing[]; search: string | undefined; onView: (listing: AdminListing) => void };

function Rows({ listings, search, onView }: RowsProps) {
  if (listings.length === 0) {
    return search ? (
      <EmptyState title="No listing found">No address, user e-mail or id contains “{search}”.</EmptyState>
    ) : (
      <EmptyState title="No listings yet">Every description that is delivered appears here.</EmptyState>
    );
  }
  const caption = search ? `Listings matching “${search}”` : "Newest first";
  return (
    <Table
      caption={`${caption}, at most ${RECENT_LISTINGS}`}
      columns={columnsFor(onView)}
      rows={listings}
      rowKey={({ id }) => id}
    />
  );
}

function columnsFor(onView: (listing: AdminListing) => void): Column<AdminListing>[] {
  return [
    { name: "Address", cell: (listing) => addressOf(listing) },
    { name: "User", cell: (listing) => buyerOf(listing) },
    { name: "Bed / bath", cell: (listing) => roomsOf(listing) },
    { name: "Amount", cell: (listing) => <AmountWithCode amount={listing.finalAmount} {...listing} /> },
    { name: "Date", cell: ({ createdAt }) => formatDate(createdAt) },
    {
      name: "Action",
      cell: (listing) => (
        <Button size="small" onClick={() => onView(listing)}>
          View<span className="sr-only"> {addressOf(listing)}</span>
        </Button>
      ),
    },
  ];
}
