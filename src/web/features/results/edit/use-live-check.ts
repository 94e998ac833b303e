import { useEffect, useState } from "react";
import type { EditFinding, FieldEdit } from "#shared/contract/listing-edit.ts";
import { checkEdit } from "./api.ts";

const PAUSE_MS = 400;

// Findings belong to the text they were made of: places in it mean nothing for any other.
type Answer = { text: string; findings: EditFinding[] };
export type LiveCheck = { findings: EditFinding[]; isCurrent: boolean; hasFailed: boolean };

// Asks in each pause of the typing. A newer text cancels the question about the one before.
export function useLiveCheck(listingId: string, edit: FieldEdit): LiveCheck {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(edit);

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      checkEdit(listingId, JSON.parse(asked) as FieldEdit, abort.signal).then(
        (findings) => {
          if (abort.signal.aborted) return;
          setAnswer({ text: asked, findings });
          setFailed(null);
        },
        () => {
          if (!abort.signal.aborted) setFailed(`${attempt} ${asked}`);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [listingId, asked, attempt]);

  useEffect(() => {
    const again = () => setAttempt((count) => count + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);

  const isCurrent = answer?.text === asked;
  return { findings: answer?.findings ?? [], isCurrent, hasFailed: failed === `${attempt} ${asked}` };
}
