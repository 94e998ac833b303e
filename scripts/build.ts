import { buildPagesIfStale } from "./build/build-pages-if-stale.ts";

await buildPagesIfStale();
