import { checkFieldValue } from "#shared/intake/answers/check-field-value.ts";
import type { Answers, IntakeField, IntakeRole, IntakeSection } from "#shared/intake/intake-field.ts";
import { type FieldsById, fieldsById } from "#shared/intake/visibility.ts";
import * as field from "./field-answer.ts";
import { type Edit, type FieldAnswer, isSameAnswer, newEdit } from "./field-answer.ts";
import { type Overview, overviewOf } from "./overview.ts";

const EMPTY: FieldAnswer = field.newAnswer(undefined, 0);

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
    for (const [id, value] of Object.entries(stored.values)) this.#put(id, field.newAnswer(value, stored.version));
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
      this.#put(id, field.resumed(this.read(id), edit, this.#problemWith(id, edit.value)));
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
      this.#put(id, field.acknowledged(this.read(id), { edit, stored: value, version: stored.version, isFocused }));
    }
    this.#version = Math.max(this.#version, stored.version);
    this.#tell(edits.keys());
  }

  // What others saved; null clears.
  receive({ values, version }: Stored): void {
    const changed: string[] = [];
    for (const [id, sent] of Object.entries(values)) {
      const before = this.read(id);
      const after = field.received(before, { value: sent ?? undefined, version, isFocused: this.#focusedId === id });
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
    this.#put(fieldId, field.left(answer));
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
    const shown = field.shownValue(answer);
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
