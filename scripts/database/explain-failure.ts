import { type StorageTrouble, storageTroubleOf } from "#server/db/storage-trouble.ts";
import { StartError } from "#server/process/errors.ts";
import { Refusal } from "./manifest.ts";

const TROUBLE: Record<StorageTrouble, string> = {
  away: "The database stopped answering before this was finished. Once it answers again, run the same command again.",
  full: "The disk is full, so this was not finished. Free some space, then run the same command again.",
};

// What an operator can do about it; null where only a programmer can help.
export function explainFailure(error: unknown): string | null {
  if (error instanceof Refusal || error instanceof StartError) return error.message;
  const trouble = storageTroubleOf(error);
  return trouble && TROUBLE[trouble];
}
