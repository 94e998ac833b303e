import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminPromoCode } from "#shared/contract/account/admin.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { EmptyState } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { type Column, Table } from "#web/ui/layout/table.tsx";
import { changePromoCode, promoCodesQuery } from "../api.ts";
import { formatCount, formatDay, formatDollars } from "../display-text.ts";
import { QueryState, useChange } from "../query-state.tsx";
import { PromoCodeDialog } from "./promo-code-dialog.tsx";

// Closed, open for a new code, or open for one that exists.
type Editing = { promo: AdminPromoCode | null } | null;

export function PromoCodesView() {
  const codes = useQuery(promoCodesQuery);
  const [editing, setEditing] = useState<Editing>(null);
  return (
    <div className="space-y-6">
      <Button tone="primary" onClick={() => setEditing({ promo: null })}>
        New promo code
      </Button>
      <QueryState what="The promo codes" query={codes}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No promo codes yet">Create one to give a discount.</EmptyState>
          ) : (
            <Table
              caption="Promo codes"
              columns={columnsFor((promo) => setEditing({ promo }))}
              rows={rows}
              rowKey={({ code }) => code}
            />
          )
        }
      </QueryState>
      {editing && <PromoCodeDialog promo={editing.promo} onClose={() => setEditing(null)} />}
    </div>
  );
}

function columnsFor(onEdit: (promo: AdminPromoCode) => void): Column<AdminPromoCode>[] {
  return [
    { name: "Code", cell: ({ code }) => <span className="font-mono text-[0.9375rem]">{code}</span> },
    { name: "Discount", cell: discountOf },
    {
      name: "Redeemed",
      isNumeric: true,
      cell: ({ redeemed, maxRedemptions }) =>
        maxRedemptions === null ? formatCount(redeemed) : `${formatCount(redeemed)} / ${formatCount(maxRedemptions)}`,
    },
    { name: "Days", cell: daysOf },
    { name: "Status", cell: (promo) => <Status promo={promo} /> },
    { name: "Action", cell: (promo) => <Tools promo={promo} onEdit={onEdit} /> },
  ];
}

function discountOf({ percentOff, amountOff }: AdminPromoCode): string {
  return percentOff === null ? `${formatDollars(amountOff ?? 0)} off` : `${percentOff}% off`;
}

function daysOf({ startsAt, expiresAt }: AdminPromoCode): string {
  if (!startsAt && !expiresAt) return "Always";
  const [from, to] = [startsAt, expiresAt].map((moment) => moment && formatDay(moment.slice(0, 10)));
  if (!from) return `until ${to}`;
  return to ? `${from} to ${to}` : `from ${from}`;
}

const STATUS_WORDS = { off: "Off", ended: "Ended", waiting: "Waiting", on: "On" } as const;

function statusOf({ isActive, startsAt, expiresAt }: AdminPromoCode, now: string): keyof typeof STATUS_WORDS {
  if (!isActive) return "off";
  if (expiresAt && expiresAt <= now) return "ended";
  return startsAt && startsAt > now ? "waiting" : "on";
}

function Status({ promo }: { promo: AdminPromoCode }) {
  const [now] = useState(() => new Date().toISOString());
  const status = statusOf(promo, now);
  return (
    <span className="admin-badges">
      <Badge tone={status === "on" ? "good" : "neutral"}>{STATUS_WORDS[status]}</Badge>
      {promo.isTestCode && <Badge>Test code</Badge>}
    </span>
  );
}

type ToolsProps = { promo: AdminPromoCode; onEdit: (promo: AdminPromoCode) => void };

function Tools({ promo, onEdit }: ToolsProps) {
  const switching = useChange({
    act: (isActive: boolean) => changePromoCode(promo.code, { isActive }),
    done: () => adminMessages.promoCodeChanged(promo.code),
  });
  return (
    <span className="admin-badges">
      <Button size="small" isBusy={switching.isPending} onClick={() => switching.mutate(!promo.isActive)}>
        {promo.isActive ? "Deactivate" : "Activate"}
        <span className="sr-only"> {promo.code}</span>
      </Button>
      <Button size="small" tone="quiet" onClick={() => onEdit(promo)}>
        Edit<span className="sr-only"> {promo.code}</span>
      </Button>
    </span>
  );
}
