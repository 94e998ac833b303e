import { useInfiniteQuery } from "@tanstack/react-query";
import type { AdminUser } from "#shared/contract/account/admin.ts";
import { EmptyState } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { MailAddress } from "#web/ui/layout/mail-address.tsx";
import { type Column, Table } from "#web/ui/layout/table.tsx";
import { usersQuery } from "../api.ts";
import { LoginBadge, MemberBadge } from "../badges.tsx";
import { formatCount, formatDate, nameOf } from "../display-text.ts";
import { MoreButton, QueryState } from "../query-state.tsx";

type UsersTableProps = { search: string | undefined; onViewProfile: (id: string) => void };

export function UsersTable({ search, onViewProfile }: UsersTableProps) {
  const users = useInfiniteQuery(usersQuery(search));
  return (
    <section aria-labelledby="admin-users">
      <h2 id="admin-users" className="mb-4">
        Users
      </h2>
      <QueryState what="The users" query={users}>
        {({ pages }) => (
          <>
            <Rows users={pages.flat()} search={search} onViewProfile={onViewProfile} />
            <MoreButton query={users}>Show more users</MoreButton>
          </>
        )}
      </QueryState>
    </section>
  );
}

function Rows({ users, search, onViewProfile }: UsersTableProps & { users: AdminUser[] }) {
  if (users.length === 0) {
    return search ? (
      <EmptyState title="No user found">No e-mail address or full name contains “{search}”.</EmptyState>
    ) : (
      <EmptyState title="No users yet">Whoever creates an account appears here.</EmptyState>
    );
  }
  return (
    <Table
      caption={search ? `Users matching “${search}”, newest first` : "Newest first"}
      columns={columnsFor(onViewProfile)}
      rows={users}
      rowKey={({ id }) => id}
    />
  );
}

function columnsFor(onViewProfile: (id: string) => void): Column<AdminUser>[] {
  return [
    { name: "Name", cell: (user) => nameOf(user) },
    {
      name: "Email",
      cell: ({ email }) => (
        <a href={`mailto:${email}`} className="admin-mail">
          <MailAddress address={email} />
        </a>
      ),
    },
    {
      name: "Status",
      cell: (user) => (
        <span className="admin-badges">
          <MemberBadge user={user} />
          <LoginBadge user={user} />
        </span>
      ),
    },
    {
      name: "Listings",
      cell: ({ totalListings, totalPaidListings }) =>
        `${formatCount(totalListings)} (${formatCount(totalPaidListings)} paid)`,
    },
    { name: "Joined", cell: ({ createdAt }) => formatDate(createdAt) },
    { name: "Last login", cell: ({ lastLoginAt }) => (lastLoginAt ? formatDate(lastLoginAt) : "Never") },
    {
      name: "Action",
      cell: (user) => (
        <Button size="small" onClick={() => onViewProfile(user.id)}>
          View Profile<span className="sr-only"> of {nameOf(user)}</span>
        </Button>
      ),
    },
  ];
}
