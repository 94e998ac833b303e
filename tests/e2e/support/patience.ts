import { expect } from "./journey.ts";

export { test } from "./journey.ts";

// For journeys of two browsers, or of a server that starts again: a busy machine takes its time.
export const patiently = expect.configure({ timeout: 20_000 });
