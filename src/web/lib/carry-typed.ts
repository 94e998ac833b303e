type Field = HTMLInputElement | HTMLTextAreaElement;
type Typed = { selector: string; value: string; isChecked: boolean; focus: Focus | null };
type Focus = { start: number | null; end: number | null };

const FIELDS = "input[name], textarea[name]";
const TICKED = new Set(["checkbox", "radio"]);

// What was typed, ticked or filled in by the browser in the HTML of a page before its script was there. To be called
// while that HTML is shown; what it returns, when the page has taken its place. Null where there is nothing to carry.
export function carryTyped(frame: HTMLElement, page: HTMLElement): (() => void) | null {
  const typed = [...frame.querySelectorAll<Field>(FIELDS)].filter(isTouched).map(typedIn);
  if (typed.length === 0) return null;
  return () => {
    for (const { selector, value, isChecked, focus } of typed) {
      const field = page.querySelector<Field>(selector);
      if (!field) continue;
      if (isTicked(field)) tick(field, isChecked);
      else setAsTyped(field, value);
      if (focus) focusAt(field, focus);
    }
  };
}

function isTouched(field: Field): boolean {
  const isChanged = isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  return isChanged || field === document.activeElement;
}

function typedIn(field: Field): Typed {
  const named = `${field.tagName}[name=${CSS.escape(field.name)}]`;
  return {
    // Of several with one name, the value tells which it is.
    selector: isTicked(field) ? `${named}[value=${CSS.escape(field.value)}]` : named,
    value: field.value,
    isChecked: isTicked(field) && field.checked,
    focus: field === document.activeElement ? { start: field.selectionStart, end: field.selectionEnd } : null,
  };
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && TICKED.has(field.type);
}

function tick(field: HTMLInputElement, isChecked: boolean): void {
  if (field.checked !== isChecked) field.click();
}

// React hears a value only when it comes through the element's own setter with an event.
function setAsTyped(field: Field, value: string): void {
  if (field.value === value) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// The next letter goes where the person was writing. Addresses and numbers do not tell where that is.
function focusAt(field: Field, { start, end }: Focus): void {
  field.focus();
  if (start !== null) field.setSelectionRange(start, end);
}
