import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { explainFailure } from "./database/explain-failure.ts";
import { Refusal } from "./database/manifest.ts";
import { restoreBackup } from "./database/restore-backup.ts";
import { loadEnvFile } from "./load-env-file.ts";

const USAGE = "npm run restore -- FOLDER [--replace]";

try {
  loadEnvFile();
  const { folder, replace } = readCommand(process.argv.slice(2));
  const { madeAt, files } = await restoreBackup(readConfig(process.env), folder, { replace });
  console.log(`Restored the backup of ${madeAt} with ${files.length} files. Start the server as usual.`);
} catch (error) {
  const explained = explainFailure(error);
  if (explained === null) throw error;
  console.error(explained);
  process.exitCode = 1;
}

function readCommand(args: string[]): { folder: string; replace: boolean } {
  try {
    const options = { replace: { type: "boolean", default: false } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...rest] = positionals;
    if (folder && rest.length === 0) return { folder: resolve(folder), replace: values.replace };
  } catch {
    // Wrong options get the usage message below.
  }
  throw new Refusal(USAGE);
}
