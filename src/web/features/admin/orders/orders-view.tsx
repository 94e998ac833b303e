import { useInfiniteQuery } from "@tanstack/react-query";
import type { AdminOrder } from "#shared/contract/account/admin.ts";
import { ORDER_STATES, type OrderState } from "#shared/contract-values.ts";
import { EmptyState } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { type Column, Table } from "#web/ui/layout/table.tsx";
import { ordersQuery } from "../api.ts";
import { AmountWithCode, STATE_WORDS, StateBadge } from "../badges.tsx";
import { addressOf, formatMoment } from "../display-text.ts";
import { MoreButton, QueryState } from "../query-state.tsx";
import { SearchBox } from "../search-box.tsx";

type OrdersViewProps = {
  search: string | undefined;
  state: OrderState | undefined;
  onSearch: (search: string) => void;
  onState: (state: OrderState | undefined) => void;
  onViewOrder: (id: string) => void;
};

const ANY = "any";
const stateOptions = [
  { value: ANY, label: "Any state" },
  ...ORDER_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
];

export function OrdersView({ search, state, onSearch, onState, onViewOrder }: OrdersViewProps) {
  const orders = useInfiniteQuery(ordersQuery({ search, state }));
  return (
    <div className="space-y-6">
      <div className="admin-bar">
        <SearchBox
          label="Search orders"
          help="Order id, email, address or payment id"
          value={search ?? ""}
          onSearch={onSearch}
        />
        <div className="w-full sm:w-52">
          <Field label="State">
            <Select
              options={stateOptions}
              value={state ?? ANY}
              onChange={(value) => onState(ORDER_STATES.find((known) => known === value))}
            />
          </Field>
        </div>
      </div>
      <QueryState what="The orders" query={orders}>
        {({ pages }) => (
          <>
            <Rows orders={pages.flat()} isNarrowed={Boolean(search ?? state)} onViewOrder={onViewOrder} />
            <MoreButton query={orders}>Show more orders</MoreButton>
          </>
        )}
      </QueryState>
    </div>
  );
}

type RowsProps = { orders: AdminOrder[]; isNarrowed: boolean; onViewOrder: (id: string) => void };

function Rows({ orders, isNarrowed, onViewOrder }: RowsProps) {
  if (orders.length === 0) {
    return isNarrowed ? (
      <EmptyState title="No order found">Nothing fits this search and state.</EmptyState>
    ) : (
      <EmptyState title="No orders yet">An order appears as soon as somebody is told a price.</EmptyState>
    );
  }
  return <Table caption="Newest first" columns={orderColumns(onViewOrder)} rows={orders} rowKey={({ id }) => id} />;
}

function orderColumns(onViewOrder: (id: string) => void): Column<AdminOrder>[] {
  return [
    { name: "Property", cell: (order) => addressOf(order) },
    { name: "Buyer", cell: ({ email, isGuest }) => email ?? (isGuest ? "Guest" : "Deleted account") },
    { name: "State", cell: ({ state }) => <StateBadge state={state} /> },
    { name: "Amount", cell: ({ amount, promoCode }) => <AmountWithCode amount={amount} promoCode={promoCode} /> },
    { name: "Begun", cell: ({ createdAt }) => formatMoment(createdAt) },
    {
      name: "Action",
      cell: (order) => (
        <Button size="small" onClick={() => onViewOrder(order.id)}>
          View order<span className="sr-only"> for {addressOf(order)}</span>
        </Button>
      ),
    },
  ];
}
