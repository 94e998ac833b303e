import type { OrderState } from "#shared/contract-values.ts";
import { Badge } from "#web/ui/badge.tsx";

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
