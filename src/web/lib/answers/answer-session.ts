import type { IntakeSection } from "#shared/intake/intake-field.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { AnswerBook, type Edit, type Stored } from "./answer-book.ts";
import {
  alignWithKept,
  createEditKeeper,
  type EditKeeper,
  type EditStore,
  inTurn,
  openTabChannel,
  type TabChannel,
  type TabNews,
} from "./edit-keeper.ts";
import { createSignal } from "./signal.ts";

type SessionContent = {
  // Of the draft or the express listing: what is typed is kept on this device under it.
  id: string;
  mode: "rapid" | "deep";
  sections: readonly IntakeSection[];
  stored: Stored;
  editStore: EditStore;
  autosaveDelayMs: number;
};

// Keeps typed answers from being lost: they stay on this device until the server has acknowledged exactly that value,
// other tabs of this browser follow them, and saves run one at a time.
export abstract class AnswerSession {
  readonly book: AnswerBook;
  readonly keeper: EditKeeper;
  readonly saver: Saver;
  // Grows when this device accepts or refuses to keep something.
  readonly keeping = createSignal(0);
  // Whether what this device kept stands in the book: typing before that would write over it.
  readonly isRestored = createSignal(false);
  readonly #id: string;
  #channel: TabChannel | null = null;
  #ends: (() => void)[] = [];

  constructor({ id, mode, sections, stored, editStore, autosaveDelayMs }: SessionContent) {
    this.#id = id;
    this.book = new AnswerBook({ allowed: sections, mode, stored });
    this.keeper = createEditKeeper(editStore, id, () => this.keeping.set(this.keeping.read() + 1));
    this.saver = new Saver({
      book: this.book,
      keeper: this.keeper,
      delayMs: autosaveDelayMs,
      canSave: () => this.canSave(),
      send: (values) => this.send(values),
      inTurn: (work) => inTurn(id, work),
      onAcknowledged: (edits, saved) => this.#channel?.tell({ type: "acknowledged", edits, stored: saved }),
      reload: () => this.reload(),
    });
  }

  protected abstract canSave(): boolean;
  protected abstract send(values: Record<string, unknown>): Promise<Stored>;
  abstract reload(): Promise<void>;

  // What was kept on this device before is shown and saved. Returns what ends the session.
  start(): () => void {
    this.saver.start();
    this.#channel = openTabChannel(this.#id, (news) => this.#hearTab(news));
    const saveNow = () => void this.saver.flush();
    this.#ends = [listen(window, "online", saveNow), listen(document, "visibilitychange", saveNow)];
    void alignWithKept(this.book, this.keeper).finally(() => this.isRestored.set(true));
    void this.saver.flush();
    return () => this.end();
  }

  type(fieldId: string, value: unknown): void {
    const edit = this.book.type(fieldId, value);
    this.keeper.keep(fieldId, edit);
    this.#channel?.tell({ type: "edited", fieldId, edit });
    this.saver.editMade();
  }

  enter(fieldId: string): void {
    this.book.enter(fieldId);
  }

  leave(fieldId: string): void {
    this.book.leave(fieldId);
  }

  // What waits on this device and cannot be saved in this view, because its section is closed or the draft is gone.
  async discard(edits: ReadonlyMap<string, Edit>): Promise<void> {
    await this.keeper.drop(edits);
    this.book.letGo(edits.keys());
  }

  protected end(): void {
    this.stopListening();
    // What is still unsaved goes now; if that fails, it waits on this device for the next visit.
    void this.saver.flush();
    this.saver.stop();
    this.#channel?.close();
    this.#channel = null;
  }

  protected stopListening(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  #hearTab(news: TabNews): void {
    if (news.type === "edited") this.book.resume(new Map([[news.fieldId, news.edit]]));
    else this.book.acknowledge(news.edits, news.stored);
  }
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

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
