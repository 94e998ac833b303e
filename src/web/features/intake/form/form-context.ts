import { createContext, use } from "react";
import type { IntakeSection } from "#shared/intake/intake-field.ts";
import type { FieldAnswer } from "#web/lib/answers/field-answer.ts";
import type { Overview } from "#web/lib/answers/overview.ts";
import type { Signal } from "#web/lib/answers/signal.ts";
import { useStore } from "#web/lib/use-store.ts";
import type { FormSession } from "../answers/form-session.ts";

export const FormContext = createContext<FormSession | null>(null);

export function useForm(): FormSession {
  const session = use(FormContext);
  if (!session) throw new Error("There is no form around this component.");
  return session;
}

// Renders again only when this field changes.
export function useAnswer(fieldId: string): FieldAnswer {
  const { book } = useForm();
  return useStore(
    (listener) => book.subscribeTo(fieldId, listener),
    () => book.read(fieldId),
  );
}

// Asked at every keystroke: the choice must be a plain value, so that only a change of it renders again.
export function useOverview<T extends string | number | boolean>(choose: (overview: Overview) => T): T {
  const { book } = useForm();
  return useStore(
    (listener) => book.subscribe(listener),
    () => choose(book.overview()),
  );
}

export function useSections(): readonly IntakeSection[] {
  const { book } = useForm();
  return useStore(
    (listener) => book.subscribe(listener),
    () => book.sections,
  );
}

export function useSignal<T>(signal: Signal<T>): T {
  return useStore(signal.subscribe, signal.read);
}
