import type { Readable } from "node:stream";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import { AppError } from "#server/http/app-error.ts";
import { isStoredFile } from "#shared/stored-file.ts";

export async function openPhoto(files: FileStore, file: string): Promise<{ stream: Readable; bytes: number }> {
  if (!isStoredFile(file)) throw new AppError("not_found");
  const bytes = await sizeOf(files, file);
  if (bytes === null) throw new AppError("not_found");
  return { stream: await files.getStream(file), bytes };
}

// Only a store that says so proves that there is no such file: one that is down must not answer 404.
async function sizeOf(files: FileStore, file: string): Promise<number | null> {
  try {
    return (await files.getMetaData(file)).contentLength;
  } catch (error) {
    if (await files.exists(file)) throw error;
    return null;
  }
}
