const KEPT = "listing_text";

// The checked listing text, kept in this tab until its answers are taken over into a form.
export function keepListingText(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // A browser that keeps nothing: the text can be pasted again.
  }
}

export function keptListingText(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export function forgetListingText(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept there.
  }
}
