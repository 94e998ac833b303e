import { NOTHING_TYPED, type TypedLegacyForm } from "./legacy-property.ts";

export type TypedProperty = { form: TypedLegacyForm; imageUrls: string[] };

const keyFor = (propertyType: string) => `legacy_form_${propertyType}`;

// What was typed survives a reload and the way back from the checkout.
export function recallTyped(propertyType: string): TypedProperty | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyFor(propertyType)) ?? "null");
    return isTyped(stored) ? { form: { ...NOTHING_TYPED, ...stored.form }, imageUrls: stored.imageUrls } : null;
  } catch {
    return null;
  }
}

export function rememberTyped(propertyType: string, typed: TypedProperty): void {
  try {
    sessionStorage.setItem(keyFor(propertyType), JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing asks again; the form itself works all the same.
  }
}

function isTyped(value: unknown): value is TypedProperty {
  if (typeof value !== "object" || value === null || !("form" in value) || !("imageUrls" in value)) return false;
  const areStrings = Object.keys(NOTHING_TYPED)
    .filter((name) => name !== "features")
    .every((name) => typeof (value.form as Record<string, unknown>)[name] === "string");
  return areStrings && Array.isArray(value.imageUrls);
}
