import { firstMissing } from "#shared/intake/answers/progress.ts";
import { useStore } from "#web/lib/use-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useForm, useOverview, useSignal } from "./form-context.ts";
import type { Go } from "./use-going.ts";

// After somebody tried to complete the form: how much is still missing, and the way to the next of it.
export function MissingNotice({ onGo }: { onGo: Go }) {
  const { book, asksForMissing } = useForm();
  const isAsked = useSignal(asksForMissing);
  const count = useOverview(({ sections }) =>
    [...sections.values()].reduce((sum, { requiredMissing }) => sum + requiredMissing, 0),
  );
  const nextId = useStore(
    (listener) => book.subscribe(listener),
    () => firstMissing(book.sections, book.shown())?.field.id ?? null,
  );
  const next = nextId === null ? null : firstMissing(book.sections, book.shown());
  if (!isAsked || !next || count === 0) return null;
  const go = () => onGo({ sectionId: next.section.id, fieldId: next.field.id });
  return (
    <Notice
      title={count === 1 ? "1 required answer is missing" : `${count} required answers are missing`}
      action={
        <Button size="small" onClick={go}>
          Go to {next.field.label}
        </Button>
      }
    >
      The description can be written once they are there. Everything you typed is kept.
    </Notice>
  );
}
