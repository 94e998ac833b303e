type Typed = { selector: string; value: string; hasFocus: boolean };

// What was typed, or filled in by the browser, into the HTML of a page before its script was there. To be called before
// the page is drawn; what it returns, afterwards.
export function carryTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[name], textarea[name]")];
  const typed: Typed[] = fields
    .filter((field) => field.value !== field.defaultValue || field === document.activeElement)
    .map((field) => ({
      selector: `${field.tagName}[name=${CSS.escape(field.name)}]`,
      value: field.value,
      hasFocus: field === document.activeElement,
    }));
  return () => {
    for (const { selector, value, hasFocus } of typed) {
      const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
      if (!field) continue;
      setAsTyped(field, value);
      if (hasFocus) field.focus();
    }
  };
}

// React hears a value only when it comes through the element's own setter with an event.
function setAsTyped(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.value === value) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
