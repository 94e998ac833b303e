import { useQuery } from "@tanstack/react-query";
import type { listAdminFailures } from "#shared/contract/account/admin.ts";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { EmptyState } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { type Column, Table } from "#web/ui/layout/table.tsx";
import { failuresQuery, retryDelivery } from "../api.ts";
import { StateBadge } from "../badges.tsx";
import { addressOf, formatMoment } from "../display-text.ts";
import { QueryState, useChange } from "../query-state.tsx";

type Failure = AnswerOf<typeof listAdminFailures>[number];

export function FailuresView({ onViewOrder }: { onViewOrder: (id: string) => void }) {
  const failures = useQuery(failuresQuery);
  return (
    <QueryState what="The failed generations" query={failures}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="Nothing has failed">Every settled order has its listing, or is being written.</EmptyState>
        ) : (
          <Table
            caption="Failed or long overdue; each is tried again by itself too"
            columns={columnsFor(onViewOrder)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )
      }
    </QueryState>
  );
}

function columnsFor(onViewOrder: (id: string) => void): Column<Failure>[] {
  return [
    { name: "Property", cell: (failure) => addressOf(failure) },
    { name: "Buyer", cell: ({ email }) => email ?? "Guest" },
    { name: "State", cell: ({ state }) => <StateBadge state={state} /> },
    { name: "What happened", cell: ({ reason, attempts }) => reason ?? `${attempts} attempts` },
    { name: "Last change", cell: ({ updatedAt }) => formatMoment(updatedAt) },
    { name: "Action", cell: (failure) => <FailureTools failure={failure} onViewOrder={onViewOrder} /> },
  ];
}

function FailureTools({ failure, onViewOrder }: { failure: Failure; onViewOrder: (id: string) => void }) {
  const retry = useChange({ act: () => retryDelivery(failure.id), done: () => adminMessages.retryStarted });
  const name = addressOf(failure);
  return (
    <span className="admin-badges">
      <Button size="small" isBusy={retry.isPending} busyLabel="Starting…" onClick={() => retry.mutate()}>
        Retry<span className="sr-only"> {name}</span>
      </Button>
      <Button size="small" tone="quiet" onClick={() => onViewOrder(failure.id)}>
        View order<span className="sr-only"> for {name}</span>
      </Button>
    </span>
  );
}
