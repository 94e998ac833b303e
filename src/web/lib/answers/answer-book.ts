import { checkFieldValue, type FieldsById, fieldsById } from "#shared/intake/field-rules.ts";
import type { Answers, IntakeField, IntakeRole, IntakeSection } from "#shared/intake/intake-field.ts";
import { type Overview, overviewOf } from "./overview.ts";

const EMPTY: FieldAnswer = newAnswer(undefined, 0);

export type Stored = { values: Answers; version: number };

type Mode = "rapid" | "deep";

type BookContent = { allowed: readonly IntakeSection[]; mode: Mode; stored: Stored };

// All answers of an open form, outside React: each field on the page listens to its own answer alone.
export class AnswerBook {
  readonly #mode: Mode;
  // All that this role may fill in, and what this mode asks of it.
  #allowed: readonly IntakeSection[];
  #sections: readonly IntakeSection[];
  #answers = new Map<string, FieldAnswer>();
  // The same as the page shows it, for the rules that look at the whole.
  #shown: Record<string, unknown> = {};
  #overview: Overview | null = null;
  #version: number;
  #focusedId: string | null = null;
  readonly #fieldListeners = new Map<string, Set<() => void>>();
  readonly #listeners = new Set<() => void>();

  constructor({ allowed, mode, stored }: BookContent) {
    this.#mode = mode;
    this.#allowed = allowed;
    this.#sections = sectionsOf(mode, allowed);
    this.#version = stored.version;
    for (const [id, value] of Object.entries(stored.values)) this.#put(id, newAnswer(value, stored.version));
  }

  get sections(): readonly IntakeSection[] {
    return this.#sections;
  }

  get version(): number {
    return this.#version;
  }

  get focusedId(): string | null {
    return this.#focusedId;
  }

  read(fieldId: string): FieldAnswer {
    return this.#answers.get(fieldId) ?? EMPTY;
  }

  shown(): Answers {
    return this.#shown;
  }

  overview(): Overview {
    this.#overview ??= overviewOf(this.#sections, this.#shown);
    return this.#overview;
  }

  edits(): ReadonlyMap<string, Edit> {
    const edits = new Map<string, Edit>();
    for (const [id, { edit }] of this.#answers) if (edit) edits.set(id, edit);
    return edits;
  }

  allowedFields(): FieldsById {
    return fieldsById(this.#allowed);
  }

  type(fieldId: string, value: unknown): Edit {
    const answer = this.read(fieldId);
    const edit = newEdit(value, answer.edit ? answer.edit.base : answer.saved);
    this.#put(fieldId, { ...answer, edit, held: null, problem: this.#problemWith(fieldId, value) });
    this.#tell([fieldId]);
    return edit;
  }

  // An edit from this device's store, or from another tab.
  resume(edits: ReadonlyMap<string, Edit>): void {
    for (const [id, edit] of edits) {
      this.#put(id, resumed(this.read(id), edit, this.#problemWith(id, edit.value)));
    }
    this.#tell(edits.keys());
  }

  // Another tab saved or replaced it.
  letGo(fieldIds: Iterable<string>): void {
    const ids = [...fieldIds];
    for (const id of ids) this.#put(id, { ...this.read(id), edit: null, problem: null });
    this.#tell(ids);
  }

  acknowledge(edits: ReadonlyMap<string, Edit>, stored: Stored): void {
    for (const [id, edit] of edits) {
      const value = stored.values[id] ?? undefined;
      const isFocused = this.#focusedId === id;
      this.#put(id, acknowledged(this.read(id), { edit, stored: value, version: stored.version, isFocused }));
    }
    this.#version = Math.max(this.#version, stored.version);
    this.#tell(edits.keys());
  }

  // What others saved; null clears.
  receive({ values, version }: Stored): void {
    const changed: string[] = [];
    for (const [id, sent] of Object.entries(values)) {
      const before = this.read(id);
      const after = received(before, { value: sent ?? undefined, version, isFocused: this.#focusedId === id });
      this.#put(id, after);
      if (after !== before) changed.push(id);
    }
    this.#version = Math.max(this.#version, version);
    this.#tell(changed);
  }

  // The draft read anew: what it no longer holds was cleared, or is no longer ours to see.
  receiveAll(allowed: readonly IntakeSection[], { values, version }: Stored): void {
    this.#allowed = allowed;
    this.#sections = sectionsOf(this.#mode, allowed);
    const gone = [...this.#answers.keys()].filter((id) => !(id in values)).map((id) => [id, null]);
    this.receive({ values: { ...Object.fromEntries(gone), ...values }, version });
    this.#tell(this.#answers.keys());
  }

  refuse(fieldId: string, problem: string): void {
    this.#put(fieldId, { ...this.read(fieldId), problem });
    this.#tell([fieldId]);
  }

  settleRival(fieldId: string): void {
    this.#put(fieldId, { ...this.read(fieldId), rival: null });
    this.#tell([fieldId]);
  }

  markEditedBy(fieldId: string, role: IntakeRole | null): void {
    if (this.read(fieldId).editedBy === role) return;
    this.#put(fieldId, { ...this.read(fieldId), editedBy: role });
    this.#tell([fieldId]);
  }

  enter(fieldId: string): void {
    this.#focusedId = fieldId;
  }

  leave(fieldId: string): void {
    if (this.#focusedId === fieldId) this.#focusedId = null;
    const answer = this.read(fieldId);
    if (!answer.held && !answer.rival) return;
    this.#put(fieldId, left(answer));
    this.#tell([fieldId]);
  }

  subscribeTo(fieldId: string, listener: () => void): () => void {
    const listeners = this.#fieldListeners.get(fieldId) ?? new Set();
    this.#fieldListeners.set(fieldId, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #problemWith(fieldId: string, value: unknown): string | null {
    const known: IntakeField | undefined = this.allowedFields().get(fieldId);
    return known ? checkFieldValue(known, value ?? null) : null;
  }

  #put(fieldId: string, answer: FieldAnswer): void {
    this.#answers.set(fieldId, answer);
    const shown = shownValue(answer);
    if (isSameAnswer(this.#shown[fieldId], shown)) return;
    this.#shown = { ...this.#shown, [fieldId]: shown };
  }

  #tell(fieldIds: Iterable<string>): void {
    this.#overview = null;
    for (const id of fieldIds) for (const listener of this.#fieldListeners.get(id) ?? []) listener();
    for (const listener of this.#listeners) listener();
  }
}

function sectionsOf(mode: Mode, allowed: readonly IntakeSection[]): readonly IntakeSection[] {
  return mode === "deep" ? allowed : allowed.filter(({ tier }) => tier === "rapid");
}

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
function isSameAnswer(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
