import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "#server/config.ts";

// flydrive's Disk is the port: one set of calls over a folder or any S3-compatible store.
export type FileStore = Disk;

export async function createFileStore({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStore> {
  if (!s3) {
    return new Disk(new FSDriver({ location: pathToFileURL(join(dataDir, "files/")), visibility: "private" }));
  }
  // The S3 client is large, so it is loaded only when S3 is configured.
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new Disk(
    new S3Driver({
      bucket: s3.bucket,
      region: s3.region,
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      visibility: "private",
      supportsACL: false,
      ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
      // Many S3-compatible stores do not know the newer checksum trailers.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  );
}
