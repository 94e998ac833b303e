import type { ReactNode } from "react";
import type { AdminUser } from "#shared/contract/account/admin.ts";
import type { OrderState } from "#shared/contract-values.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { formatDollars } from "./display-text.ts";

const LOGIN_WORDS: Record<AdminUser["loginMethod"], string> = { password: "Password", oidc: "OpenID" };

export const STATE_WORDS: Record<OrderState, string> = {
  open: "Open",
  expired: "Expired",
  paid: "Paid",
  free: "Free",
  generating: "Writing",
  failed: "Failed",
  delivered: "Delivered",
  refunded: "Refunded",
};

const TONES: Partial<Record<OrderState, "good" | "problem">> = {
  paid: "good",
  free: "good",
  delivered: "good",
  failed: "problem",
  refunded: "problem",
};

export function StateBadge({ state }: { state: OrderState }) {
  return <Badge tone={TONES[state] ?? "neutral"}>{STATE_WORDS[state]}</Badge>;
}

type AmountWithCodeProps = { amount: number; promoCode: string | null; isRefunded?: boolean };

export function AmountWithCode({ amount, promoCode, isRefunded = false }: AmountWithCodeProps) {
  return (
    <span className="admin-badges">
      <span className="font-mono text-[0.9375rem]">{formatDollars(amount)}</span>
      {promoCode && <span className="note">{promoCode}</span>}
      {isRefunded && <Badge tone="problem">Refunded</Badge>}
    </span>
  );
}

export function MemberBadge({ user }: { user: Pick<AdminUser, "isMember"> }) {
  return user.isMember && <Badge tone="good">Member</Badge>;
}

export function LoginBadge({ user }: { user: Pick<AdminUser, "loginMethod"> }) {
  return <Badge>{LOGIN_WORDS[user.loginMethod]}</Badge>;
}

type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[] };

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="admin-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
