import { useCallback, useState } from "react";
import { firstMissing } from "#shared/intake/answers/progress.ts";
import { usedAnswers } from "#shared/intake/field-rules.ts";
import type { Answers, IntakeSection } from "#shared/intake/intake-field.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { type DraftView, loadPictures } from "../api.ts";
import { useForm } from "./form-session.ts";
import type { Go } from "./use-section-navigation.ts";

type CompleteButtonProps = { completing: Completing; tone: "primary" | "secondary" };

export function CompleteButton({ completing, tone }: CompleteButtonProps) {
  return (
    <Button tone={tone} isBusy={completing.isBusy} busyLabel="Saving the last answers…" onClick={completing.complete}>
      Complete & Generate Description
    </Button>
  );
}

export type Completing = { complete: () => void; isBusy: boolean; hasFailed: boolean };

type CompletingProps = { go: Go; onCompleted: () => void };

// Everything required is there and everything typed is saved: only then the form's data goes to the checkout.
export function useCompleting({ go, onCompleted }: CompletingProps): Completing {
  const form = useForm();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");

  const complete = useCallback(async () => {
    const { book, saver, view } = form;
    const missing = firstMissing(book.sections, book.shown());
    if (missing) {
      form.asksForMissing.set(true);
      // The message belongs to the field, which gets focus.
      go({ sectionId: missing.section.id, fieldId: missing.field.id });
      return;
    }
    setState("busy");
    try {
      if (!(await saver.saveAll())) throw new Error("not everything could be saved");
      handOver({ sections: book.sections, answers: book.shown(), pictures: await loadPictures(view), view });
    } catch {
      setState("failed");
      return;
    }
    onCompleted();
  }, [form, go, onCompleted]);

  return { complete: () => void complete(), isBusy: state === "busy", hasFailed: state === "failed" };
}

type HandOver = { sections: readonly IntakeSection[]; answers: Answers; pictures: Answers; view: DraftView };

// Where the checkout looks for what it sells. Hidden answers stay in the draft and out of the description.
function handOver({ sections, answers, pictures, view }: HandOver): void {
  const used = Object.entries({ ...usedAnswers(sections, answers), ...pictures }).filter(
    ([, answer]) => !isEmpty(answer),
  );
  const propertyData = { ...Object.fromEntries(used), formType: "detailed", draftId: view.id, role: view.role };
  sessionStorage.setItem("propertyData", JSON.stringify(propertyData));
}

function isEmpty(answer: unknown): boolean {
  return answer === undefined || answer === null || answer === "" || (Array.isArray(answer) && answer.length === 0);
}
