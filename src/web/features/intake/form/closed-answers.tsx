import { useStore } from "#web/lib/use-store.ts";
import { softContent } from "#web/ui/soft-content.tsx";
import { useForm, useSignal } from "./form-context.ts";

// It names questions that this form was not sent.
const ClosedList = softContent(async () => (await import("./closed-list.tsx")).ClosedList, null);

// Answers that were typed but can no longer be saved: shown, to be copied or let go, never dropped in silence.
export function ClosedAnswers() {
  const { book, standing } = useForm();
  const { access } = useSignal(standing);
  const ids = useStore(
    (listener) => book.subscribe(listener),
    () => {
      const allowed = book.allowedFields();
      return [...book.edits().keys()].filter((id) => access !== "open" || !allowed.has(id)).join(" ");
    },
  );
  return ids === "" ? null : <ClosedList ids={ids.split(" ")} />;
}
