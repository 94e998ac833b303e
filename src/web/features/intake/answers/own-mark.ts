import { PRESENCE_MS } from "#shared/contract-values.ts";

// Moving from one part of a field to another looks like leaving it for a moment.
const SETTLING_MS = 200;

// Tells the others which field this page is in, and goes on telling while it stays there.
export class OwnMark {
  readonly #tell: (fieldId: string | null) => void;
  #fieldId: string | null = null;
  #told: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (fieldId: string | null) => void) {
    this.#tell = tell;
  }

  moveTo(fieldId: string | null): void {
    this.#fieldId = fieldId;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(), SETTLING_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#fieldId = null;
    if (this.#told !== null) this.#say();
  }

  #say(): void {
    if (this.#fieldId !== null || this.#told !== null) this.#tell(this.#fieldId);
    this.#told = this.#fieldId;
    // A hidden page is not being typed in; the mark runs out by itself.
    if (this.#fieldId === null || document.hidden) return;
    this.#timer = setTimeout(() => this.#say(), PRESENCE_MS / 2);
  }
}
