import type { SaveStatus } from "#web/lib/answers/saver.ts";
import { useForm, useSignal } from "./form-context.ts";
import { useHasAddress } from "./use-waiting.ts";

const WORDS: Record<SaveStatus["phase"], string> = {
  idle: "Autosave on",
  dirty: "Not saved yet",
  saving: "Saving…",
  saved: "Saved",
};

export function SaveIndicator() {
  const { phase } = useSignal(useForm().saver.status);
  const hasAddress = useHasAddress();
  return (
    <p className="save-indicator note" data-phase={phase}>
      {hasAddress ? WORDS[phase] : "Not saved without an address"}
    </p>
  );
}
