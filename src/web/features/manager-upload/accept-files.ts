import { MAX_FILE_BYTES } from "#shared/contract-values.ts";
import { type Message, messages } from "#shared/messages/toasts.ts";
import { HEIC_ADVICE, isHeic } from "#web/lib/photos/prepare-photo.ts";

export const PHOTO_TYPES = "image/jpeg,image/png,image/webp";
export const FLOORPLAN_TYPES = `${PHOTO_TYPES},application/pdf`;

type Room = { types: string; taken: number; max: number };
type Accepted = { files: File[]; complaint: Message | null };

// What the server would refuse is refused here, before it is sent. It decides by content all the same.
export function acceptFiles(chosen: File[], { types, taken, max }: Room): Accepted {
  const allowed = new Set(types.split(","));
  const wrong = chosen.find(({ type }) => !allowed.has(type));
  const tooLarge = chosen.find(({ size }) => size > MAX_FILE_BYTES);
  const fitting = chosen.filter(({ type, size }) => allowed.has(type) && size <= MAX_FILE_BYTES);
  const files = fitting.slice(0, Math.max(0, max - taken));
  if (wrong) return { files, complaint: complaintAbout(wrong) };
  if (tooLarge) return { files, complaint: messages.fileTooLarge(tooLarge.name) };
  return { files, complaint: files.length < fitting.length ? messages.uploadLimitReached(max) : null };
}

function complaintAbout(file: File): Message {
  if (!isHeic(file)) return messages.invalidFileType(file.name);
  const { title, description } = messages.heicNotReadable(file.name);
  return { title, description: `${description} ${HEIC_ADVICE}` };
}
