import { paths } from "#shared/page-paths.ts";

const EXPRESS = "express_unfinished";
const PREVIEW = "preview_unfinished";
// Shorter than the two days after which the server deletes pictures without an order.
const KEPT_MS = 24 * 60 * 60 * 1000;

// What was entered into the express dialog, as it was typed.
export type UnfinishedExpress = { details: Record<string, unknown>; photos: string[]; floorPlans: string[] };
// A preview that is not paid for yet.
export type UnfinishedPreview = { path: string; address: string };

export const rememberExpress = (value: UnfinishedExpress): void => write(EXPRESS, value);
export const forgetExpress = (): void => remove(EXPRESS);
export const rememberPreview = (value: UnfinishedPreview): void => write(PREVIEW, value);
export const forgetPreview = (): void => remove(PREVIEW);

export function recallExpress(): UnfinishedExpress | null {
  const value = read(EXPRESS);
  const details = value["details"];
  if (typeof details !== "object" || details === null) return null;
  return { details: { ...details }, photos: textsIn(value["photos"]), floorPlans: textsIn(value["floorPlans"]) };
}

export function recallPreview(): UnfinishedPreview | null {
  const { path, address } = read(PREVIEW);
  // Storage is untrusted, so only a path of the preview page is followed.
  const isOurs = typeof path === "string" && path.startsWith(`${paths.expressPreview}?job=`);
  return isOurs ? { path, address: typeof address === "string" ? address : "" } : null;
}

function read(key: string): Record<string, unknown> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as {
      value: Record<string, unknown>;
      keptAt: number;
    } | null;
    const isFresh = kept !== null && Date.now() - kept.keptAt < KEPT_MS;
    return isFresh && typeof kept.value === "object" ? kept.value : {};
  } catch {
    return {};
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify({ value, keptAt: Date.now() }));
  } catch {
    // A browser that keeps nothing asks again; the dialog itself works all the same.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}
