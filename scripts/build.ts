import { buildPagesIfStale } from "./build-pages-if-stale.ts";

buildPagesIfStale();
