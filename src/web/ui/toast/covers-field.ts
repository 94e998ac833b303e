const FIELDS = 'input, textarea, select, [role="combobox"]';

// A toast often speaks of the field that one is in, or of one that is marked wrong.
export function coversField(toast: Element): boolean {
  const box = toast.getBoundingClientRect();
  const marked = document.querySelectorAll('[aria-invalid="true"]');
  return [document.activeElement, ...marked].some(
    (field) => field?.matches(FIELDS) && overlap(box, field.getBoundingClientRect()),
  );
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}
