import type { ComponentType, Ref } from "react";
import type { Answers } from "#shared/intake/intake-field.ts";
import type { DraftView } from "../api.ts";

// What the form needs of other features; the page brings it.
export type FormParts = {
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
