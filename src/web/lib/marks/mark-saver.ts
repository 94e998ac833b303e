import type { Finding, FindingState, Saying } from "#shared/contract/intake/pictures.ts";

// By the finding's id.
export type PendingMarks = Readonly<Record<string, FindingState>>;
export type SavePhase = "saved" | "saving" | "waiting";
export type Saving = { phase: SavePhase; pending: PendingMarks };

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

type MarkSaverParts = {
  // The draft or the express listing whose pictures they are.
  formId: string;
  kept: Kept;
  // Throws when the mark did not arrive.
  send: (id: string, state: FindingState) => Promise<void>;
  // Whether the server said no, so that the mark is given up.
  isRefusal: (error: unknown) => boolean;
  onRefused: (id: string) => void;
  retryDelaysMs?: number[];
};

const RETRY_DELAYS_MS = [1000, 2000, 5000, 10_000, 30_000];

// Marks go to the server one after the other, at once. What has not arrived is kept in the browser, shown as said, and
// sent again: after a pause, when the connection is back, and by the next visit.
export class MarkSaver {
  readonly #parts: MarkSaverParts;
  readonly #listeners = new Set<() => void>();
  readonly #key: string;
  #saving: Saving;
  #isSending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: MarkSaverParts) {
    this.#parts = parts;
    this.#key = `picture_marks ${parts.formId}`;
    const pending = readPending(parts.kept, this.#key);
    this.#saving = { phase: Object.keys(pending).length > 0 ? "saving" : "saved", pending };
  }

  readonly read = (): Saving => this.#saving;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  mark(id: string, state: FindingState): void {
    const others = Object.entries(this.#saving.pending).filter(([other]) => other !== id);
    // Last, as it was said: of two rooms for one photo the later one holds.
    this.#change({ phase: "saving", pending: Object.fromEntries([...others, [id, state]]) });
    void this.sendAll();
  }

  async sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#first(); next; next = this.#first()) {
        if (!(await this.#sendOne(...next))) return;
      }
      this.#change({ phase: "saved", pending: {} });
    } finally {
      this.#isSending = false;
    }
  }

  // For a page that goes away; what is pending stays in the browser.
  stop(): void {
    clearTimeout(this.#timer);
  }

  #first(): [string, FindingState] | undefined {
    return Object.entries(this.#saving.pending)[0];
  }

  async #sendOne(id: string, state: FindingState): Promise<boolean> {
    try {
      await this.#parts.send(id, state);
    } catch (error) {
      if (!this.#parts.isRefusal(error)) {
        this.#change({ ...this.#saving, phase: "waiting" });
        this.#sendLater();
        return false;
      }
      this.#parts.onRefused(id);
    }
    this.#failures = 0;
    const { [id]: sent, ...others } = this.#saving.pending;
    // What was said meanwhile about the same thing is still to be sent.
    const pending = sent === state || sent === undefined ? others : this.#saving.pending;
    this.#change({ phase: "saving", pending });
    return true;
  }

  #sendLater(): void {
    const delays = this.#parts.retryDelaysMs ?? RETRY_DELAYS_MS;
    const delay = delays[Math.min(this.#failures, delays.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.sendAll(), delay);
  }

  #change(saving: Saving): void {
    this.#saving = saving;
    keepPending(this.#parts.kept, this.#key, saving.pending);
    for (const listener of this.#listeners) listener();
  }
}

const STATES: readonly unknown[] = ["seen", "confirmed", "struck"] satisfies FindingState[];

function readPending(kept: Kept, key: string): PendingMarks {
  try {
    const pending: unknown = JSON.parse(kept.getItem(key) ?? "{}");
    const entries = Object.entries(pending ?? {}).filter((entry): entry is [string, FindingState] =>
      STATES.includes(entry[1]),
    );
    return Object.fromEntries(entries);
  } catch {
    // A browser that keeps nothing, or kept something else.
    return {};
  }
}

function keepPending(kept: Kept, key: string, pending: PendingMarks): void {
  try {
    if (Object.keys(pending).length === 0) kept.removeItem(key);
    else kept.setItem(key, JSON.stringify(pending));
  } catch {
    // A browser may refuse storage; the mark is sent to the server anyway.
  }
}

type Marked = { findings: Finding[]; rooms: (string | null)[]; saying: Saying };

// As the server will answer once the marks that are on their way have arrived, as far as a page can tell.
export function withPendingMarks<Pictures extends Marked>(pictures: Pictures, pending: PendingMarks): Pictures {
  const findings = pictures.findings
    .map((finding) => ({ ...finding, state: pending[finding.id] ?? finding.state }))
    .filter(({ isSaid, state }) => !isSaid || state === "confirmed");
  const { rooms, photos } = withRooms(pictures, pending);
  return {
    ...pictures,
    findings: [...findings, ...saidMeanwhile(pictures, pending)],
    rooms,
    saying: { ...pictures.saying, photos },
  };
}

function saidMeanwhile({ findings, saying }: Marked, pending: PendingMarks): Finding[] {
  const known = new Set(findings.map(({ id }) => id));
  return saying.photos.flatMap(({ picture }, photo) =>
    saying.things
      .map(({ key, label }) => ({ id: `${picture}/${key}`, label }))
      .filter(({ id }) => pending[id] === "confirmed" && !known.has(id))
      .map((said) => ({
        ...said,
        source: "photo" as const,
        photo,
        plan: null,
        confidence: 1,
        state: "confirmed" as const,
        isSaid: true,
      })),
  );
}

// Only the server knows the recognised room that returns when a correction is withdrawn.
function withRooms({ rooms, saying }: Marked, pending: PendingMarks) {
  const labels = [...rooms];
  const photos = saying.photos.map((photo, at) => {
    const said = Object.entries(pending).findLast(([id]) => id.startsWith(`${photo.picture}/room.`));
    if (!said || photo.picture === "") return photo;
    const [id, state] = said;
    const room = saying.rooms.find(({ key }) => state === "confirmed" && id === `${photo.picture}/${key}`);
    labels[at] = room?.label ?? null;
    return { ...photo, room: room?.key ?? null };
  });
  return { rooms: labels, photos };
}
