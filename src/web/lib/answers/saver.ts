import { ApiError } from "#web/lib/http/request.ts";
import type { AnswerBook, Stored } from "./answer-book.ts";
import { alignWithKept, type EditKeeper } from "./edit-keeper.ts";
import type { Edit } from "./field-answer.ts";
import { createSignal } from "./signal.ts";

const NO_ACCESS = new Set([401, 404, 410]);

const REFUSED = new Set([400, 403, 413, 422]);

// Saves even when the typing never pauses.
const LONGEST_WAIT_MS = 4000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

export type SaveStatus = {
  phase: "idle" | "dirty" | "saving" | "saved";
  trouble: SaveTrouble | null;
  savedAt: number | null;
};

type SaverParts = {
  book: AnswerBook;
  keeper: EditKeeper;
  delayMs: number;
  // A form without an address is not saved.
  canSave: () => boolean;
  send: (values: Record<string, unknown>) => Promise<Stored>;
  // One tab of this browser at a time, so that an older value never arrives after a newer one.
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  onAcknowledged: (edits: ReadonlyMap<string, Edit>, stored: Stored) => void;
  // The server and this page disagree on what may be seen, or another tab went ahead.
  reload: () => Promise<void>;
};

export class Saver {
  readonly status = createSignal<SaveStatus>({ phase: "idle", trouble: null, savedAt: null });
  readonly #parts: SaverParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | null = null;
  #failures = 0;
  #isStopped = false;
  #running: Promise<void> | null = null;

  constructor(parts: SaverParts) {
    this.#parts = parts;
  }

  editMade(): void {
    this.#say({ phase: this.#parts.canSave() ? "dirty" : "idle" });
    // While the server is away, a retry is due anyway.
    if (this.#failures > 0) return;
    this.#unsavedSince ??= Date.now();
    const longest = this.#unsavedSince + LONGEST_WAIT_MS - Date.now();
    this.#wake(Math.max(0, Math.min(this.#parts.delayMs, longest)));
  }

  // Saves at once; called during a save, it waits for that one and starts another, since newer edits are not in it.
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running;
    this.#running ??= this.#parts.inTurn(() => this.#round()).finally(() => (this.#running = null));
    return this.#running;
  }

  // Whether the server has all that was typed.
  async saveAll(): Promise<boolean> {
    await this.flush();
    while (this.#sendable().size > 0 && this.status.read().trouble === null) await this.flush();
    return this.#parts.book.edits().size === 0;
  }

  start(): void {
    this.#isStopped = false;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #round(): Promise<void> {
    const { book, keeper, canSave, reload } = this.#parts;
    await keeper.settled();
    if ((await alignWithKept(book, keeper)) === "behind") await reload().catch(() => {});
    this.#unsavedSince = null;
    const edits = this.#sendable();
    if (!canSave() || edits.size === 0) return this.#rest();
    this.#say({ phase: "saving" });
    try {
      await this.#send(edits);
    } catch (error) {
      await this.#fail(troubleIn(error));
      return;
    }
    this.#failures = 0;
    this.#say({ trouble: null, savedAt: Date.now() });
    this.#rest();
  }

  async #send(edits: ReadonlyMap<string, Edit>): Promise<void> {
    const { book, keeper, send, onAcknowledged } = this.#parts;
    const stored = await send(Object.fromEntries([...edits].map(([id, { value }]) => [id, value ?? null])));
    book.acknowledge(edits, stored);
    await keeper.drop(edits);
    // What was typed on meanwhile now rests on what was just saved.
    for (const [id, edit] of book.edits()) if (edits.has(id)) keeper.keep(id, edit);
    onAcknowledged(edits, stored);
  }

  async #fail(trouble: SaveTrouble): Promise<void> {
    // A section may have been closed to this role.
    if (trouble.kind === "refused" && trouble.isClosed) await this.#parts.reload().catch(() => {});
    if (trouble.kind === "refused" && this.#setAside(trouble.fieldId, trouble.message)) {
      this.#say({ phase: "dirty" });
      // The other answers of this save were not refused, so they are sent again without it.
      this.#wake(0);
      return;
    }
    this.#failures += 1;
    this.#say({ phase: "dirty", trouble });
    this.#wake(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1)));
  }

  #setAside(fieldId: string | null, message: string): boolean {
    const { book } = this.#parts;
    if (fieldId === null || !book.edits().has(fieldId)) return false;
    if (book.allowedFields().has(fieldId)) book.refuse(fieldId, message);
    return true;
  }

  // In view, and nothing known to be wrong with them.
  #sendable(): Map<string, Edit> {
    const { book } = this.#parts;
    const fields = book.allowedFields();
    return new Map([...book.edits()].filter(([id]) => fields.has(id) && book.read(id).problem === null));
  }

  #rest(): void {
    const { book, canSave } = this.#parts;
    const { savedAt } = this.status.read();
    if (!canSave()) this.#say({ phase: "idle", trouble: null });
    else if (this.#sendable().size > 0) this.editMade();
    else if (book.edits().size > 0) this.#say({ phase: "dirty", trouble: null });
    else this.#say({ phase: savedAt === null ? "idle" : "saved", trouble: null });
  }

  #wake(delayMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #say(change: Partial<SaveStatus>): void {
    this.status.set({ ...this.status.read(), ...change });
  }
}

// Why saving does not work right now: the server is out of reach, the draft is, or the server refuses what was sent.
export type SaveTrouble =
  | { kind: "unreachable"; message: string | null }
  | { kind: "no access" }
  | { kind: "refused"; fieldId: string | null; message: string; isClosed: boolean };

function troubleIn(error: unknown): SaveTrouble {
  const cause = error instanceof Error ? error.cause : error;
  if (!(cause instanceof ApiError)) return { kind: "unreachable", message: null };
  if (NO_ACCESS.has(cause.status)) return { kind: "no access" };
  if (!REFUSED.has(cause.status)) return { kind: "unreachable", message: cause.serverMessage };
  const message = cause.serverMessage ?? cause.message;
  return { kind: "refused", fieldId: fieldIdIn(cause.field), message, isClosed: cause.status === 403 };
}

// The server names a field as "form_data.maxGuests", or by its bare id.
function fieldIdIn(path: string | null): string | null {
  return path?.replace(/^form_data\./, "").split(".")[0] ?? null;
}
