import type { SaveTrouble } from "#web/lib/answers/answer-session.ts";
import { useLeaveGuard } from "#web/lib/router/use-leave-guard.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { signInUrl } from "../draft-problem.tsx";
import { useForm, useSignal } from "./form-session.ts";
import { useHasAddress, useIsOnline, usePendingAnswers } from "./use-pending-answers.ts";
import type { Go } from "./use-section-navigation.ts";

// Says plainly what is not saved, where it is meanwhile and what happens next.
export function SaveNotice({ onGo }: { onGo: Go }) {
  const form = useForm();
  const { trouble } = useSignal(form.saver.status);
  const isOnline = useIsOnline();
  useSignal(form.keeping);
  const { waiting, faulty } = usePendingAnswers();
  const hasAddress = useHasAddress();
  const { access } = useSignal(form.standing);

  if (access !== "open") return null;
  return (
    <output className="grid gap-3 empty:hidden">
      {form.keeper.hasRefused() && (
        <Notice title="Stay on this page until it says Saved">
          This browser refuses to keep your answers on this device, so what is not saved yet exists on this page alone.
        </Notice>
      )}
      {!isOnline && <Notice title="You are offline">{offlineWords(waiting)}</Notice>}
      {isOnline && trouble && <TroubleNotice trouble={trouble} waiting={waiting} />}
      {!hasAddress && waiting > 0 && (
        <Notice title="Enter the address to save">{waits(waiting)} until the form has one.</Notice>
      )}
      {faulty !== null && <FaultyNotice fieldId={faulty} onGo={onGo} />}
    </output>
  );
}

function waits(count: number): string {
  if (count === 0) return "Nothing waits on this device";
  return count === 1 ? "1 answer waits on this device" : `${count} answers wait on this device`;
}

function offlineWords(count: number): string {
  if (count === 0) return "You can go on. What you type is kept on this device and saved when you are back.";
  return `${waits(count)} and will be saved when you are back. You can go on.`;
}

function TroubleNotice({ trouble, waiting }: { trouble: SaveTrouble; waiting: number }) {
  const { saver } = useForm();
  const retry = (
    <Button size="small" onClick={() => void saver.flush()}>
      Try again now
    </Button>
  );
  switch (trouble.kind) {
    case "unreachable":
      return (
        <Notice title="Saving does not work right now" action={retry}>
          {trouble.message ?? "The server cannot be reached."} {waits(waiting)} and will be saved as soon as it answers.
          You can go on.
        </Notice>
      );
    case "no access":
      return (
        <Notice title="You no longer have access to this form" action={<WaysBack retry={retry} />}>
          You may have been signed out, or the form was deleted or its link ended. {waits(waiting)}.
        </Notice>
      );
    case "refused":
      return (
        <Notice title="The server did not accept the last answers" action={retry}>
          {trouble.message} {waits(waiting)}.
        </Notice>
      );
  }
}

function WaysBack({ retry }: { retry: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2">
      <a className="button" data-size="small" href={signInUrl()}>
        Sign in
      </a>
      {retry}
    </div>
  );
}

function FaultyNotice({ fieldId, onGo }: { fieldId: string; onGo: Go }) {
  const { book } = useForm();
  const section = book.sections.find(({ fields }) => fields.some(({ id }) => id === fieldId));
  const field = book.allowedFields().get(fieldId);
  if (!section || !field) return null;
  return (
    <Notice
      title="One answer cannot be saved as it is"
      action={
        <Button size="small" onClick={() => onGo({ sectionId: section.id, fieldId })}>
          Go to {field.label}
        </Button>
      }
    >
      {book.read(fieldId).problem} What you typed stays on this device.
    </Notice>
  );
}

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
