import { type ComponentType, createContext, use, useSyncExternalStore } from "react";
import type { DraftEvent } from "#shared/contract/intake/intake-events.ts";
import { PRESENCE_MS } from "#shared/contract-values.ts";
import type { Answers, IntakeRole, IntakeSection } from "#shared/intake/intake-field.ts";
import { addressOf } from "#shared/property-facts.ts";
import type { AnswerBook, FieldAnswer, Stored } from "#web/lib/answers/answer-book.ts";
import { AnswerSession } from "#web/lib/answers/answer-session.ts";
import type { EditStore } from "#web/lib/answers/edit-keeper.ts";
import type { Overview } from "#web/lib/answers/overview.ts";
import { createSignal, type Signal } from "#web/lib/answers/signal.ts";
import type { AddressFieldProps } from "#web/lib/listing-form-slots.ts";
import { type DraftView, eventsUrl, type LoadedDraft, loadDraft, saveAnswers, tellPresence } from "../api.ts";
import { followDraft } from "./live-draft.ts";

// A mark is renewed twice in its time; one late renewal must not make it flicker.
const MARK_LASTS_MS = PRESENCE_MS * 1.2;

// Which fields other people are editing, until their marks expire.
class OthersMarks {
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

// Moving from one part of a field to another looks like leaving it for a moment.
const SETTLING_MS = 200;

// Tells the others which field this page is in, and goes on telling while it stays there.
class OwnMark {
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

const AUTOSAVE_DELAY_MS = { owner: 500, manager: 1200 } as const;

// Whether there is still a draft to write in, and whether the others are heard.
type Standing = { access: "open" | "deleted" | "revoked"; isLive: boolean };

type FormSessionParts = { view: DraftView; mode: "rapid" | "deep"; loaded: LoadedDraft; editStore: EditStore };

// One open form of a draft, kept in sync with the other people who have it open.
export class FormSession extends AnswerSession {
  readonly view: DraftView;
  readonly standing = createSignal<Standing>({ access: "open", isLive: false });
  readonly completion = createSignal<{ at: string; by: string } | null>(null);
  // Set by an attempt to complete the form while required answers were missing.
  readonly asksForMissing = createSignal(false);
  // The sections open to owners, when another manager changed them.
  readonly ownerSections = createSignal<readonly string[] | null>(null);
  // Who asked an owner for the answers.
  readonly askedBy: string | null;
  readonly #clientId = crypto.randomUUID();
  readonly #ownMark: OwnMark;
  readonly #othersMarks: OthersMarks;
  #hasAddress: boolean;
  #stopFollowing: () => void = () => {};

  constructor({ view, mode, loaded: { draft, sections }, editStore }: FormSessionParts) {
    const autosaveDelayMs = AUTOSAVE_DELAY_MS[draft.role];
    super({ id: view.id, mode, sections, stored: storedIn(draft), editStore, autosaveDelayMs });
    this.view = { ...view, role: draft.role };
    this.#hasAddress = draft.hasAddress;
    this.askedBy = draft.askedBy;
    if (draft.completedAt) this.completion.set({ at: draft.completedAt, by: draft.completedBy ?? "" });
    this.#othersMarks = new OthersMarks(this.book);
    this.#ownMark = new OwnMark((fieldId) => this.#tellPresence(fieldId));
  }

  override start(): () => void {
    this.#stopFollowing = followDraft({
      url: eventsUrl(this.view, this.#clientId),
      onEvent: (event) => this.#hearServer(event),
      onStateChange: (isLive) => this.standing.set({ ...this.standing.read(), isLive }),
    });
    return super.start();
  }

  override enter(fieldId: string): void {
    super.enter(fieldId);
    this.#ownMark.moveTo(fieldId);
  }

  override leave(fieldId: string): void {
    super.leave(fieldId);
    this.#ownMark.moveTo(null);
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

  protected override canSave(): boolean {
    return this.standing.read().access === "open" && this.hasAddress();
  }

  protected override async send(values: Record<string, unknown>): Promise<Stored> {
    return saveAnswers({ view: this.view, clientId: this.#clientId, values });
  }

  protected override end(): void {
    this.#stopFollowing();
    this.#ownMark.stop();
    this.#othersMarks.clear();
    super.end();
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
        this.#stopFollowing();
        this.stopListening();
        this.standing.set({ access: event.type, isLive: false });
        this.saver.stop();
    }
  }

  #tellPresence(fieldId: string | null): void {
    if (this.standing.read().access !== "open") return;
    // A lost mark is harmless, so the failure is ignored.
    void tellPresence(this.view, { fieldId, clientId: this.#clientId }).catch(() => {});
  }
}

function storedIn({ form_data, version }: LoadedDraft["draft"]): Stored {
  return { values: form_data, version };
}

type Presence = { clientId: string; role: IntakeRole; fieldId: string | null };

type Mark = { role: IntakeRole; fieldId: string; timer: ReturnType<typeof setTimeout> };

export const FormContext = createContext<FormSession | null>(null);

export function useForm(): FormSession {
  const session = use(FormContext);
  if (!session) throw new Error("There is no form around this component.");
  return session;
}

// Renders again only when this field changes.
export function useAnswer(fieldId: string): FieldAnswer {
  const { book } = useForm();
  return useStore(
    (listener) => book.subscribeTo(fieldId, listener),
    () => book.read(fieldId),
  );
}

// Asked at every keystroke: the choice must be a plain value, so that only a change of it renders again.
export function useOverview<T extends string | number | boolean>(choose: (overview: Overview) => T): T {
  const { book } = useForm();
  return useStore(
    (listener) => book.subscribe(listener),
    () => choose(book.overview()),
  );
}

export function useSections(): readonly IntakeSection[] {
  const { book } = useForm();
  return useStore(
    (listener) => book.subscribe(listener),
    () => book.sections,
  );
}

export function useSignal<T>(signal: Signal<T>): T {
  return useStore(signal.subscribe, signal.read);
}

// What the form needs of other features; the page brings it.
export type FormSlots = {
  AddressField: ComponentType<AddressFieldProps>;
  // The host's own listing as answers to keep; only of the fields that may be offered.
  BringListing: ComponentType<{
    known: Answers;
    onKeep: (answers: Answers) => void;
    isOffered?: (fieldId: string) => boolean;
  }>;
  // What the draft's photos and plans show; for managers.
  Pictures: ComponentType<{ view: DraftView; onCorrect: (sectionId: string) => void }>;
};

// What stands outside React and is read in the same way where the server draws the page.
export function useStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}
