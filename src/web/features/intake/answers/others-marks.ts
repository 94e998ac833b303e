import { PRESENCE_MS } from "#shared/contract-values.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import type { AnswerBook } from "#web/lib/answers/answer-book.ts";

// A mark is renewed twice in its time; one late renewal must not make it flicker.
const MARK_LASTS_MS = PRESENCE_MS * 1.2;

type Presence = { clientId: string; role: IntakeRole; fieldId: string | null };

type Mark = { role: IntakeRole; fieldId: string; timer: ReturnType<typeof setTimeout> };

// Which fields the others are in, as long as they say so.
export class OthersMarks {
  readonly #book: AnswerBook;
  readonly #marks = new Map<string, Mark>();

  constructor(book: AnswerBook) {
    this.#book = book;
  }

  hear({ clientId, role, fieldId }: Presence): void {
    const before = this.#marks.get(clientId);
    clearTimeout(before?.timer);
    if (fieldId === null) this.#marks.delete(clientId);
    else {
      const timer = setTimeout(() => this.hear({ clientId, role, fieldId: null }), MARK_LASTS_MS);
      this.#marks.set(clientId, { role, fieldId, timer });
    }
    for (const id of new Set([before?.fieldId, fieldId])) if (id) this.#show(id);
  }

  clear(): void {
    for (const [clientId, { role }] of this.#marks) this.hear({ clientId, role, fieldId: null });
  }

  #show(fieldId: string): void {
    const mark = [...this.#marks.values()].find((one) => one.fieldId === fieldId);
    this.#book.markEditedBy(fieldId, mark?.role ?? null);
  }
}
