import type { QueryClient } from "@tanstack/react-query";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import type { Stored } from "#web/lib/answers/answer-book.ts";
import { AnswerSession } from "#web/lib/answers/answer-session.ts";
import type { EditStore } from "#web/lib/answers/edit-keeper.ts";
import { createSignal } from "#web/lib/answers/signal.ts";
import { keepAnswered, previewQuery, savePreview } from "../api.ts";

// As short as in an owner's form, since the text beside it changes only after a save.
const AUTOSAVE_DELAY_MS = 400;

type InterviewParts = { jobId: string; preview: ExpressPreview; client: QueryClient; editStore: EditStore };

// The answers of one express listing, kept as safely as those of the intake form.
export class InterviewSession extends AnswerSession {
  // The one that was typed in last.
  readonly lastField = createSignal<string | null>(null);
  readonly #jobId: string;
  readonly #client: QueryClient;

  constructor({ jobId, preview, client, editStore }: InterviewParts) {
    super({
      id: jobId,
      mode: "deep",
      sections: INTAKE_SECTIONS,
      stored: storedIn(preview),
      editStore,
      autosaveDelayMs: AUTOSAVE_DELAY_MS,
    });
    this.#jobId = jobId;
    this.#client = client;
  }

  override type(fieldId: string, value: unknown): void {
    this.lastField.set(fieldId);
    super.type(fieldId, value);
  }

  // What was read meanwhile, on this page or by another one.
  receive(preview: ExpressPreview): void {
    if (preview.version > this.book.version) this.book.receiveAll(INTAKE_SECTIONS, storedIn(preview));
  }

  async reload(): Promise<void> {
    this.receive(await this.#client.fetchQuery({ ...previewQuery(this.#jobId), staleTime: 0 }));
  }

  protected override canSave(): boolean {
    return true;
  }

  protected override async send(values: Record<string, unknown>): Promise<Stored> {
    try {
      const preview = await savePreview(this.#jobId, { form_data: values });
      keepAnswered(this.#client, this.#jobId, preview);
      const kept = Object.keys(values).map((id) => [id, preview.form_data[id] ?? null]);
      return { values: Object.fromEntries(kept), version: preview.version };
    } catch (cause) {
      throw new Error(intakeMessages.saveFailed, { cause });
    }
  }
}

function storedIn({ form_data, version }: ExpressPreview): Stored {
  return { values: form_data, version };
}
