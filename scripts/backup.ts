import { resolve } from "node:path";
import { readConfig } from "#server/config.ts";
import { explainFailure } from "./database/explain-failure.ts";
import { Refusal } from "./database/manifest.ts";
import { writeBackup } from "./database/write-backup.ts";
import { loadEnvFile } from "./load-env-file.ts";

try {
  loadEnvFile();
  const [folder, ...rest] = process.argv.slice(2);
  if (!folder || rest.length > 0) throw new Refusal("npm run backup -- FOLDER");
  const { tables, rows, files, goneMeanwhile } = await writeBackup(readConfig(process.env), resolve(folder));
  console.log(`Backed up ${rows} rows of ${tables} tables and ${files} files to ${resolve(folder)}.`);
  if (goneMeanwhile > 0) console.log(`${goneMeanwhile} files were deleted meanwhile and are not in it.`);
} catch (error) {
  const explained = explainFailure(error);
  if (explained === null) throw error;
  console.error(explained);
  process.exitCode = 1;
}
