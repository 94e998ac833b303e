import { firstMissing } from "#shared/intake/answers/progress.ts";
import { paths } from "#shared/page-paths.ts";
import { Notice, StateMessage } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import { useForm, useOverview, useSignal, useStore } from "./form-session.ts";
import type { Go } from "./use-section-navigation.ts";

// It names questions that this form was not sent.
const ClosedList = lazyContent(async () => (await import("./sections/closed-list.tsx")).ClosedList, null);

// Shown after an attempt to complete the form: how many answers are missing, and a link to the next one.
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

// The draft is gone, or no longer ours, while its form was open.
export function StandingNotice() {
  const { access } = useSignal(useForm().standing);
  if (access === "open") return null;
  const isDeleted = access === "deleted";
  return (
    <StateMessage
      title={isDeleted ? "This form was deleted" : "Your link to this form was ended"}
      isProblem
      action={
        <a className="button" href={paths.home}>
          Go to the start page
        </a>
      }
    >
      <p>
        {isDeleted
          ? "A manager deleted it with all its answers. Descriptions that were bought with it stay."
          : "A manager ended it. What you saved before is still in the form; ask for a new link to go on."}
      </p>
    </StateMessage>
  );
}

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
