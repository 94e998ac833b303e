import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminListing } from "#shared/contract/account/admin.ts";
import { adminExportPath, type ExportKind, RECENT_LISTINGS } from "#shared/contract-values.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { saveResponse } from "#web/lib/files/save-response.ts";
import { ApiError, request } from "#web/lib/http/request.ts";
import { EmptyState } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { type Column, Table } from "#web/ui/layout/table.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { listingsQuery } from "../api.ts";
import { AmountWithCode } from "../badges.tsx";
import { addressOf, buyerOf, formatDate, roomsOf } from "../display-text.ts";
import { QueryState } from "../query-state.tsx";
import { SearchBox } from "../search-box.tsx";
import { ListingDialog } from "./listing-dialog.tsx";
import { UsersTable } from "./users-table.tsx";

const LABELS: Record<ExportKind, string> = { users: "Export Users", listings: "Export Listings" };

type PeopleViewProps = {
  search: string | undefined;
  onSearch: (search: string) => void;
  onViewProfile: (id: string) => void;
  onViewOrder: (id: string) => void;
};

// One search box for both tables.
export function PeopleView({ search, onSearch, onViewProfile, onViewOrder }: PeopleViewProps) {
  return (
    <div className="space-y-12">
      <div className="admin-bar">
        <SearchBox
          label="Search users and listings"
          help="Email, full name, address or listing id"
          value={search ?? ""}
          onSearch={onSearch}
        />
        <div className="flex flex-wrap gap-3 sm:pt-8">
          <ExportButton kind="users" />
          <ExportButton kind="listings" />
        </div>
      </div>
      <UsersTable search={search} onViewProfile={onViewProfile} />
      <ListingsTable search={search} onViewOrder={onViewOrder} />
    </div>
  );
}

function ExportButton({ kind }: { kind: ExportKind }) {
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const response = await request("GET", adminExportPath(kind));
      const fileName = await saveResponse(response, `${kind}.csv`);
      showToast(adminMessages.exported(fileName));
    } catch (error) {
      const reason =
        error instanceof ApiError
          ? (error.serverMessage ?? adminMessages.answered(error.status))
          : adminMessages.exportBrokenOff;
      showToast({ ...adminMessages.exportFailed(LABELS[kind], reason), tone: "problem" });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button isBusy={isBusy} busyLabel="Exporting…" onClick={() => void download()}>
      {LABELS[kind]}
    </Button>
  );
}

type ListingsTableProps = { search: string | undefined; onViewOrder: (id: string) => void };

function ListingsTable({ search, onViewOrder }: ListingsTableProps) {
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
