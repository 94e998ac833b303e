import { buildPagesIfStale } from "./build-pages-if-stale.ts";

await buildPagesIfStale();
