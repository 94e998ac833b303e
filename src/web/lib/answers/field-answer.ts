import type { IntakeRole } from "#shared/intake/intake-field.ts";

// An answer that was replaced by another one on the same field; it is shown until the person chooses.
export type Rival = { value: unknown; isMine: boolean };

export type FieldAnswer = {
  // As the server has it, and of which version of the draft.
  saved: unknown;
  version: number;
  edit: Edit | null;
  // What stays on the screen while the person is in the field, although the server has something else.
  held: { value: unknown } | null;
  rival: Rival | null;
  // Why the edit cannot be saved as it is.
  problem: string | null;
  editedBy: IntakeRole | null;
};

export function newAnswer(saved: unknown, version: number): FieldAnswer {
  return { saved, version, edit: null, held: null, rival: null, problem: null, editedBy: null };
}

export function shownValue({ saved, edit, held }: FieldAnswer): unknown {
  if (edit) return edit.value;
  return held ? held.value : saved;
}

// An edit that was kept on this device, found again on a draft that may have moved on.
export function resumed(answer: FieldAnswer, edit: Edit, problem: string | null): FieldAnswer {
  const hasMovedOn = !isSameAnswer(answer.saved, edit.base);
  return { ...answer, edit, problem, rival: hasMovedOn ? rivalOf(edit.value, answer.saved) : answer.rival };
}

type Acknowledgement = { edit: Edit; stored: unknown; version: number; isFocused: boolean };

export function acknowledged(answer: FieldAnswer, { edit, stored, version, isFocused }: Acknowledgement): FieldAnswer {
  const isLatest = answer.edit?.id === edit.id;
  if (version < answer.version) return isLatest ? overtaken(answer, edit) : answer;
  const next = { ...answer, saved: stored, version };
  if (!isLatest) return { ...next, edit: answer.edit && { ...answer.edit, base: stored } };
  // The server may store it tidied up, which must not happen under the cursor.
  const staysAsTyped = isFocused && !isSameAnswer(stored, edit.value);
  return { ...next, edit: null, problem: null, held: staysAsTyped ? { value: edit.value } : null };
}

// Another person's answer was saved right after mine: theirs is stored, and mine is offered instead of dropped.
function overtaken(answer: FieldAnswer, edit: Edit): FieldAnswer {
  const isSame = isSameAnswer(answer.saved, edit.value);
  return { ...answer, edit: null, problem: null, rival: isSame ? null : { value: edit.value, isMine: true } };
}

type News = { value: unknown; version: number; isFocused: boolean };

export function received(answer: FieldAnswer, { value, version, isFocused }: News): FieldAnswer {
  if (version < answer.version) return answer;
  const next = { ...answer, saved: value, version };
  if (isSameAnswer(value, answer.saved)) return next;
  if (answer.edit) return { ...next, rival: rivalOf(answer.edit.value, value) };
  if (!isFocused) return { ...next, held: null };
  const shown = shownValue(answer);
  return { ...next, held: { value: shown }, rival: rivalOf(shown, value) };
}

// The person left the field: what they did not change shows what is saved.
export function left(answer: FieldAnswer): FieldAnswer {
  const isSettled = answer.edit === null && answer.rival?.isMine === false && answer.held !== null;
  return { ...answer, held: null, rival: isSettled ? null : answer.rival };
}

// Replacing an empty answer, or one that mine continues, loses nothing.
function rivalOf(mine: unknown, theirs: unknown): Rival | null {
  if (theirs === undefined || theirs === null || theirs === "" || isSameAnswer(mine, theirs)) return null;
  if (typeof mine === "string" && typeof theirs === "string" && mine.startsWith(theirs)) return null;
  return { value: theirs, isMine: false };
}

// A typed answer that the server has not acknowledged yet.
export type Edit = {
  // A new one for every change, so that an acknowledgement fits exactly one value.
  id: string;
  value: unknown;
  // The value before the edit, to detect on return that another person changed the field meanwhile.
  base: unknown;
};

export function newEdit(value: unknown, base: unknown): Edit {
  return { id: crypto.randomUUID(), value, base };
}

// Answers are JSON: a cleared one is null or missing.
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
