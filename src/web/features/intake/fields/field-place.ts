export function fieldPlaceId(fieldId: string): string {
  return `answer-${fieldId}`;
}

const FOCUSABLE = "input, textarea, button";

// To the first control of a field, with its label in view. False while the field is not on the page.
export function goToField(fieldId: string): boolean {
  const place = document.getElementById(fieldPlaceId(fieldId));
  const control = place?.querySelector<HTMLElement>(FOCUSABLE);
  if (!place || !control) return false;
  control.focus({ preventScroll: true });
  place.scrollIntoView({ block: "center" });
  return true;
}
