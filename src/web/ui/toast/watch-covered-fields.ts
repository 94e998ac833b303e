const FIELDS = 'input, textarea, select, [role="combobox"]';

// Tells when a toast lies on a field that it may speak of: the one that one is in, or one that is marked wrong, which may
// happen a moment after the toast came.
export function watchCoveredFields(toast: Element, onCovering: () => void): () => void {
  const look = () => {
    if (coversField(toast)) onCovering();
  };
  const frame = requestAnimationFrame(look);
  const marks = new MutationObserver(look);
  marks.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["aria-invalid"] });
  document.addEventListener("focusin", look);
  return () => {
    cancelAnimationFrame(frame);
    marks.disconnect();
    document.removeEventListener("focusin", look);
  };
}

function coversField(toast: Element): boolean {
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
