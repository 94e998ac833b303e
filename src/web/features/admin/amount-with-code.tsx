import { Badge } from "#web/ui/badge.tsx";
import { formatDollars } from "./figures.ts";

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
