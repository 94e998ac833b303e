import { useLeaveGuard } from "#web/lib/router/use-leave-guard.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useForm, useSignal } from "./form-context.ts";

// Only what lives on this page alone can be lost by leaving it; everything else waits on this device.
export function LeaveGuard() {
  const { keeper, keeping } = useForm();
  useSignal(keeping);
  const { isAsking, stay, leave } = useLeaveGuard(() => keeper.hasRefused());
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title="Leave without saving?"
      description="The last answers are not saved yet, and this browser refuses to keep them on this device. If you leave, they are lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={leave}
    />
  );
}
