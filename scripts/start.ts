import { buildPagesIfStale } from "./build/build-pages-if-stale.ts";
import { loadEnvFile } from "./load-env-file.ts";

loadEnvFile();
if (process.env["ROLE"] !== "worker") await buildPagesIfStale();
await import("#server/main.ts");
