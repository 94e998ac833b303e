import { buildPagesIfStale } from "./build-pages-if-stale.ts";

if (process.env["ROLE"] !== "worker") buildPagesIfStale();
await import("#server/main.ts");
