import type { IntakeField } from "#shared/intake/intake-field.ts";
import { answerText } from "#web/lib/answer-text.ts";
import type { Rival } from "#web/lib/answers/field-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { useForm } from "../form/form-context.ts";

type RivalNoteProps = { field: IntakeField; rival: Rival };

// Two people answered at once: one answer is in force, the other is not thrown away before somebody has seen it.
export function RivalNote({ field, rival }: RivalNoteProps) {
  const form = useForm();

  function useThat() {
    form.book.settleRival(field.id);
    form.type(field.id, rival.value);
  }

  return (
    <div className="rival">
      <p className="font-semibold">
        {rival.isMine ? "Somebody else answered after you. You had written:" : "Somebody else answered meanwhile:"}
      </p>
      <p className="mt-1 whitespace-pre-line">{answerText(field, rival.value)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={useThat}>
          {rival.isMine ? "Use mine" : "Use theirs"}
        </Button>
        <Button size="small" tone="quiet" onClick={() => form.book.settleRival(field.id)}>
          {rival.isMine ? "Keep theirs" : "Keep mine"}
        </Button>
      </div>
    </div>
  );
}
