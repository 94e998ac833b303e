import { type ComponentType, createContext, type Ref, use, useSyncExternalStore } from "react";
import type { Answers, IntakeSection } from "#shared/intake/intake-field.ts";
import type { FieldAnswer } from "#web/lib/answers/field-answer.ts";
import type { Overview } from "#web/lib/answers/overview.ts";
import type { Signal } from "#web/lib/answers/signal.ts";
import type { DraftView } from "../api.ts";
import type { FormSession } from "./form-session.ts";

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

// What the form needs of other features; the page brings it.
export type FormSlots = {
  AddressField: ComponentType<{
    label: string;
    value: string;
    onChange: (address: string) => void;
    onBlur?: () => void;
    error?: string | undefined;
    ref?: Ref<HTMLInputElement>;
  }>;
  // The host's own listing as answers to keep; only of the fields that may be offered.
  BringListing: ComponentType<{
    known: Answers;
    onKeep: (answers: Answers) => void;
    isOffered?: (fieldId: string) => boolean;
  }>;
  // What the draft's photos and plans show; for managers.
  Pictures: ComponentType<{ view: DraftView; onCorrect: (sectionId: string) => void }>;
};

// What stands outside React and is read in the same way where the server draws the page.
export function useStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}
