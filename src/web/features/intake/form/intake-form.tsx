import { useEffect, useState } from "react";
import "../intake.css";
import { createEditStore } from "#web/lib/answers/edit-store.ts";
import type { DraftView, LoadedDraft } from "../api.ts";
import { FormContext, type FormSlots } from "./form-context.ts";
import { FormLayout } from "./form-layout.tsx";
import { FormSession } from "./form-session.ts";

type IntakeFormProps = {
  view: DraftView;
  mode: "rapid" | "deep";
  loaded: LoadedDraft;
  parts: FormSlots;
  sectionId: string | undefined;
  onSectionChange: (sectionId: string) => void;
  onCompleted: () => void;
  onDeleted: () => void;
};

export function IntakeForm({ view, mode, loaded, ...rest }: IntakeFormProps) {
  // The answers live outside React from here on: the form never renders as a whole again.
  const [session] = useState(() => new FormSession({ view, mode, loaded, editStore: createEditStore() }));
  useEffect(() => session.start(), [session]);
  const { roles, teaser, version } = loaded.draft;
  return (
    <FormContext value={session}>
      <FormLayout mode={mode} roles={roles} teaser={{ teaser, version }} {...rest} />
    </FormContext>
  );
}
