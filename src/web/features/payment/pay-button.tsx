import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { Button } from "#web/ui/inputs/button.tsx";

type PayButtonProps = { amountText: string; isBusy: boolean };

export function PayButton({ amountText, isBusy }: PayButtonProps) {
  return (
    <div className="pay-button">
      <Button type="submit" tone="primary" isBusy={isBusy} busyLabel="Processing…">
        <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} />
        Pay {amountText}
      </Button>
    </div>
  );
}
