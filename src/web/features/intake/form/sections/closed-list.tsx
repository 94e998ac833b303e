import { fieldsById } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { answerText } from "#web/lib/answers/answer-text.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { CopyButton } from "#web/ui/inputs/copy-button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { useForm } from "../form-session.ts";

const COPY_FAILED = { title: "Copy Failed", description: "Failed to copy to clipboard", tone: "problem" } as const;

export function ClosedList({ ids }: { ids: string[] }) {
  const form = useForm();
  const edits = new Map([...form.book.edits()].filter(([id]) => ids.includes(id)));
  const written = [...edits].map(([id, { value }]) => {
    const field = fieldsById(INTAKE_SECTIONS).get(id);
    return { id, label: field?.label ?? id, text: field ? answerText(field, value) : String(value) };
  });
  return (
    <Notice
      tone="problem"
      title={written.length === 1 ? "One answer was not saved" : `${written.length} answers were not saved`}
      action={
        <div className="flex flex-wrap gap-2">
          <CopyButton
            text={written.map(({ label, text }) => `${label}: ${text}`).join("\n\n")}
            onFailed={() => void showToast(COPY_FAILED)}
          />
          <Button size="small" onClick={() => void form.discard(edits)}>
            Discard
          </Button>
        </div>
      }
    >
      <p>They belong to a part of the form that is closed to you now. They are kept on this device.</p>
      <dl className="mt-3 grid gap-2">
        {written.map(({ id, label, text }) => (
          <div key={id}>
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
