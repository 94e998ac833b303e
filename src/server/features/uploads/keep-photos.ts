import { readFile } from "node:fs/promises";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Db } from "#server/db/connect.ts";
import type { VisitorId } from "#server/http/visitors.ts";
import { newPhotoName, photoFiles } from "./photo-files.ts";
import type { PreparedPhoto } from "./prepare-photos.ts";
import { insertUploads, type NewUpload } from "./store.ts";

type Keeping = { db: Db; files: FileStore; visitorId: VisitorId };

// Files first, rows last: a row without its files never exists.
export async function keepPhotos(photos: PreparedPhoto[], { db, files, visitorId }: Keeping): Promise<NewUpload[]> {
  const kept: NewUpload[] = [];
  const written: string[] = [];
  const write = async (file: string, path: string): Promise<number> => {
    const bytes = await readFile(path);
    written.push(file);
    await files.put(file, bytes, { contentType: "image/webp" });
    return bytes.length;
  };
  try {
    for (const { fullPath, thumbnailPath, widthPx, heightPx } of photos) {
      const name = newPhotoName();
      const { full, thumbnail } = photoFiles(name);
      const bytes = await write(full, fullPath);
      await write(thumbnail, thumbnailPath);
      kept.push({ name, widthPx, heightPx, bytes });
    }
    await insertUploads(db, visitorId, kept);
  } catch (error) {
    await Promise.allSettled(written.map((file) => files.delete(file)));
    throw error;
  }
  return kept;
}
