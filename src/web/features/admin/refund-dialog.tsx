import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import type { AdminOrderDetails } from "#shared/contract/admin.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { refund } from "./api.ts";
import { formatDollars } from "./figures.ts";
import { useChange } from "./use-change.ts";

const Refund = z.object({ reason: z.string().trim().min(1, adminMessages.reasonMissing).max(500) });

export function RefundDialog({ order, onClose }: { order: AdminOrderDetails; onClose: () => void }) {
  const amount = formatDollars(order.amount);
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(Refund) });
  const refunding = useChange({
    act: (reason: string) => refund(order.id, reason),
    done: () => adminMessages.orderRefunded(amount),
    onDone: onClose,
  });
  const submit = handleSubmit(({ reason }) => refunding.mutate(reason));
  return (
    <Dialog
      isOpen
      onOpenChange={() => !refunding.isPending && onClose()}
      ignoresPressOutside
      title={`Give ${amount} back?`}
      description="The whole amount goes back to the buyer’s card. This cannot be undone. A delivered listing stays with the buyer."
      actions={
        <>
          <Button disabled={refunding.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="refund" tone="danger" isBusy={refunding.isPending} busyLabel="Refunding…">
            Refund {amount}
          </Button>
        </>
      }
    >
      <form id="refund" noValidate aria-label="Refund" onSubmit={(event) => void submit(event)}>
        <Field label="Reason" isRequired help="Kept in the order’s history." error={formState.errors.reason?.message}>
          <TextArea required rows={3} maxLength={500} {...register("reason")} />
        </Field>
      </form>
    </Dialog>
  );
}
