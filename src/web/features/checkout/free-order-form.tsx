import { type FormEvent, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { PaymentSlotProps } from "./payment-slot.ts";

const FREE_ORDER_MS = 1000;

type FreeOrderFormProps = Pick<PaymentSlotProps, "gate" | "onBusyChange"> & { onOrdered: () => void };

export function FreeOrderForm({ gate, onBusyChange, onOrdered }: FreeOrderFormProps) {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  function setBusy(busy: boolean) {
    isUnderWay.current = busy;
    setIsBusy(busy);
    onBusyChange(busy);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay.current) return;
    setBusy(true);
    if (!(await gate.isComplete()) || !(await gate.prepare())) return setBusy(false);
    await new Promise((resolve) => setTimeout(resolve, FREE_ORDER_MS));
    onOrdered();
  }

  return (
    <form noValidate aria-label="Free order" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-2">There is nothing to pay and no card is needed.</p>
      <div className="wide-button">
        <Button type="submit" tone="primary" isBusy={isBusy} busyLabel="Processing…">
          Complete Free Order
        </Button>
      </div>
    </form>
  );
}
