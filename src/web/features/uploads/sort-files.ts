import { type Message, messages } from "#shared/messages/toasts.ts";
import { HEIC_ADVICE, isHeic } from "#web/lib/photos/prepare-photo.ts";

const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"];
const MAX_FILE_BYTES = 50 * 1024 * 1024;

// What a file chooser offers; a drop can bring anything.
export const ACCEPTED_TYPES = IMAGE_TYPES.join(",");

export type Refusal = Message & { advice?: string };
type FileFacts = Pick<File, "name" | "type" | "size">;
type Slots = { taken: number; max: number };

// Which of the chosen files can be uploaded, and what to say about the others.
export function sortFiles<F extends FileFacts>(files: F[], slots: Slots): { accepted: F[]; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const fit: F[] = [];
  for (const file of files) {
    const refusal = refusalOf(file);
    if (refusal) refusals.push(refusal);
    else fit.push(file);
  }
  const accepted = fit.slice(0, slots.max - slots.taken);
  if (accepted.length < fit.length) refusals.push(messages.uploadLimitReached(slots.max));
  return { accepted, refusals };
}

function refusalOf({ name, type, size }: FileFacts): Refusal | null {
  if (isHeic({ name, type })) return { ...messages.heicNotReadable(name), advice: HEIC_ADVICE };
  if (!IMAGE_TYPES.includes(type)) return messages.invalidFileType(name);
  return size > MAX_FILE_BYTES ? messages.fileTooLarge(name) : null;
}
