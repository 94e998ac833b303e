import type { DraftEvent } from "#shared/contract/intake-events.ts";
import { addressOf } from "#shared/intake/draft-view.ts";
import { type DraftView, eventsUrl, type LoadedDraft, loadDraft, saveAnswers, tellPresence } from "../api.ts";
import { AnswerBook, type Stored } from "./answer-book.ts";
import type { Edit } from "./edit.ts";
import { createEditKeeper, type EditKeeper } from "./edit-keeper.ts";
import type { EditStore } from "./edit-store.ts";
import { followDraft } from "./live-draft.ts";
import { OthersMarks } from "./others-marks.ts";
import { OwnMark } from "./own-mark.ts";
import { Saver } from "./saver.ts";
import { createSignal } from "./signal.ts";
import { inTurn, openTabChannel, type TabChannel, type TabNews } from "./tab-news.ts";

const AUTOSAVE_DELAY_MS = { owner: 500, manager: 1200 } as const;

// Whether there is still a draft to write in, and whether the others are heard.
type Standing = { access: "open" | "deleted" | "revoked"; isLive: boolean };

type FormSessionParts = { view: DraftView; mode: "rapid" | "deep"; loaded: LoadedDraft; editStore: EditStore };

// One open form: its answers, and everything that keeps them safe and in step with the others.
export class FormSession {
  readonly view: DraftView;
  readonly book: AnswerBook;
  readonly saver: Saver;
  readonly keeper: EditKeeper;
  readonly standing = createSignal<Standing>({ access: "open", isLive: false });
  readonly completion = createSignal<{ at: string; by: string } | null>(null);
  // Somebody tried to complete the form too early: what is missing says so.
  readonly asksForMissing = createSignal(false);
  // The sections open to owners, when another manager changed them.
  readonly ownerSections = createSignal<readonly string[] | null>(null);
  // Grows when this device accepts or refuses to keep something.
  readonly keeping = createSignal(0);
  // Who asked an owner for the answers.
  readonly askedBy: string | null;
  readonly #clientId = crypto.randomUUID();
  readonly #ownMark: OwnMark;
  readonly #othersMarks: OthersMarks;
  #hasAddress: boolean;
  #channel: TabChannel | null = null;
  #ends: (() => void)[] = [];

  constructor({ view, mode, loaded: { draft, sections }, editStore }: FormSessionParts) {
    this.view = { ...view, role: draft.role };
    this.book = new AnswerBook({ allowed: sections, mode, stored: storedIn(draft) });
    this.#hasAddress = draft.hasAddress;
    this.askedBy = draft.askedBy;
    if (draft.completedAt) this.completion.set({ at: draft.completedAt, by: draft.completedBy ?? "" });
    this.keeper = createEditKeeper(editStore, view.id, () => this.keeping.set(this.keeping.read() + 1));
    this.#othersMarks = new OthersMarks(this.book);
    this.#ownMark = new OwnMark((fieldId) => this.#tellPresence(fieldId));
    this.saver = this.#createSaver();
  }

  // What was kept on this device before is shown and saved. Returns what ends the session.
  start(): () => void {
    this.saver.start();
    this.#channel = openTabChannel(this.view.id, (news) => this.#hearTab(news));
    const url = eventsUrl(this.view, this.#clientId);
    const stopFollowing = followDraft({
      url,
      onEvent: (event) => this.#hearServer(event),
      onStateChange: (isLive) => this.standing.set({ ...this.standing.read(), isLive }),
    });
    this.#ends = [
      stopFollowing,
      listen(window, "online", this.#saveNow),
      listen(document, "visibilitychange", this.#saveNow),
    ];
    void this.saver.flush();
    return () => this.#end();
  }

  type(fieldId: string, value: unknown): void {
    const edit = this.book.type(fieldId, value);
    this.keeper.keep(fieldId, edit);
    this.#channel?.tell({ type: "edited", fieldId, edit });
    this.saver.editMade();
  }

  enter(fieldId: string): void {
    this.book.enter(fieldId);
    this.#ownMark.moveTo(fieldId);
  }

  leave(fieldId: string): void {
    this.book.leave(fieldId);
    this.#ownMark.moveTo(null);
  }

  // What waits on this device and cannot be saved in this view, because its section is closed or the draft is gone.
  async discard(edits: ReadonlyMap<string, Edit>): Promise<void> {
    await this.keeper.drop(edits);
    this.book.letGo(edits.keys());
  }

  // An address that this view may not see counts as well.
  hasAddress(): boolean {
    const maySee = this.book.allowedFields().has("address");
    return maySee ? addressOf(this.book.shown()) !== null : this.#hasAddress;
  }

  async reload(): Promise<void> {
    const { draft, sections } = await loadDraft(this.view);
    this.#hasAddress = draft.hasAddress;
    this.book.receiveAll(sections, storedIn(draft));
  }

  #end(): void {
    for (const end of this.#ends) end();
    this.#ownMark.stop();
    this.#othersMarks.clear();
    // What is still unsaved goes now; if that fails, it waits on this device for the next visit.
    void this.saver.flush();
    this.saver.stop();
    this.#channel?.close();
    this.#channel = null;
  }

  readonly #saveNow = (): void => void this.saver.flush();

  #createSaver(): Saver {
    const { view, book, keeper } = this;
    return new Saver({
      book,
      keeper,
      delayMs: AUTOSAVE_DELAY_MS[view.role],
      canSave: () => this.standing.read().access === "open" && this.hasAddress(),
      send: (values) => saveAnswers({ view, clientId: this.#clientId, values }),
      inTurn: (work) => inTurn(view.id, work),
      onAcknowledged: (edits, stored) => this.#channel?.tell({ type: "acknowledged", edits, stored }),
      reload: () => this.reload(),
    });
  }

  #hearTab(news: TabNews): void {
    if (news.type === "edited") this.book.resume(new Map([[news.fieldId, news.edit]]));
    else this.book.acknowledge(news.edits, news.stored);
  }

  #hearServer(event: DraftEvent): void {
    switch (event.type) {
      case "hello":
        if (event.version > this.book.version) void this.reload().catch(() => {});
        // The server is there again; what is merely being typed has its own time.
        if (this.saver.status.read().trouble) void this.saver.flush();
        break;
      case "saved":
        this.book.receive({ values: event.values, version: event.version });
        break;
      case "presence":
        this.#othersMarks.hear(event);
        break;
      case "permissions":
        this.ownerSections.set(event.sections);
        if (this.view.role === "owner") void this.reload().catch(() => {});
        break;
      case "completed":
        this.completion.set({ at: event.completedAt, by: event.completedBy });
        break;
      case "deleted":
      case "revoked":
        for (const end of this.#ends) end();
        this.standing.set({ access: event.type, isLive: false });
        this.saver.stop();
    }
  }

  #tellPresence(fieldId: string | null): void {
    if (this.standing.read().access !== "open") return;
    // A mark is a courtesy: when it gets lost, nothing is.
    void tellPresence(this.view, { fieldId, clientId: this.#clientId }).catch(() => {});
  }
}

function storedIn({ form_data, version }: LoadedDraft["draft"]): Stored {
  return { values: form_data, version };
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
