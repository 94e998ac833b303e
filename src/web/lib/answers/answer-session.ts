import type { IntakeSection } from "#shared/intake/intake-field.ts";
import { AnswerBook, type Stored } from "./answer-book.ts";
import { alignWithKept, createEditKeeper, type EditKeeper } from "./edit-keeper.ts";
import type { EditStore } from "./edit-store.ts";
import type { Edit } from "./field-answer.ts";
import { Saver } from "./saver.ts";
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

type TabNews =
  | { type: "edited"; fieldId: string; edit: Edit }
  | { type: "acknowledged"; edits: ReadonlyMap<string, Edit>; stored: Stored };

type TabChannel = { tell: (news: TabNews) => void; close: () => void };

// The tabs of this browser that have the same draft open hear of each other's edits at once, without the server.
function openTabChannel(draftId: string, onNews: (news: TabNews) => void): TabChannel {
  const channel = new BroadcastChannel(`intake-${draftId}`);
  channel.addEventListener("message", ({ data }: MessageEvent<TabNews>) => onNews(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it never leaves the origin
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

// One tab after the other. Browsers without locks (a page not served securely) go without.
async function inTurn<T>(draftId: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(`intake-save-${draftId}`, work) : work();
}
