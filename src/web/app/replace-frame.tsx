import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { tellPageAlive } from "#web/lib/page-alive.ts";

const FIELDS = "input, textarea";

const TICKED = new Set(["checkbox", "radio"]);

// A page that has not shown a field by then will not show it.
const WATCHED_MS = 60_000;

type ReplaceFrameProps = { frame: HTMLElement; page: HTMLElement };

// Stands first in the page, so that the page is in the document before any other part of it measures or takes the focus.
export function ReplaceFrame({ frame, page }: ReplaceFrameProps) {
  const [, setIsThere] = useState(false);
  useLayoutEffect(() => {
    const isInUse = frame.contains(document.activeElement);
    const carryOver = carryTyped(frame, page);
    frame.replaceWith(page);
    if (!carryOver && !isInUse) return;
    // Before anything else can be typed or pressed. A change done at once makes React run the effects that listen.
    queueMicrotask(() => {
      flushSync(() => setIsThere(true));
      carryOver?.();
    });
  }, [frame, page]);
  // Otherwise the effects have a task of their own, after the page is painted.
  useEffect(tellPageAlive, []);
  return null;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

type Typed = {
  find: (page: HTMLElement) => Field | null | undefined;
  value: string;
  isChecked: boolean;
  focus: Focus | null;
};

type Focus = { start: number | null; end: number | null };

// What was typed, ticked or filled in by the browser in the HTML of a page before its script was there. To be called
// while that HTML is shown; what it returns, when the page has taken its place. Null where there is nothing to carry.
function carryTyped(frame: HTMLElement, page: HTMLElement): (() => void) | null {
  const typed = [...frame.querySelectorAll<Field>(FIELDS)].filter(isTouched).map(typedIn);
  if (typed.length === 0) return null;
  return () => {
    const missing = typed.filter((one) => !put(one, one.find(page)));
    if (missing.length > 0) putWhenShown(missing, page);
  };
}

function put({ value, isChecked, focus }: Typed, field: Field | null | undefined): boolean {
  if (!field) return false;
  if (isTicked(field)) tick(field, isChecked);
  else setAsTyped(field, value);
  if (focus) focusAt(field, focus);
  return true;
}

// A page whose data is late shows its fields later. What was typed into one of them since then stays.
function putWhenShown(missing: Typed[], page: HTMLElement): void {
  const { pathname } = window.location;
  let left = missing;
  const watch = new MutationObserver(() => {
    left = window.location.pathname === pathname ? left.filter((typed) => !putLate(typed, typed.find(page))) : [];
    if (left.length === 0) watch.disconnect();
  });
  watch.observe(page, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), WATCHED_MS);
}

function putLate(typed: Typed, field: Field | null | undefined): boolean {
  if (field && isTouched(field)) return true;
  const isElsewhere = document.activeElement !== document.body;
  return put(isElsewhere ? { ...typed, focus: null } : typed, field);
}

function isTouched(field: Field): boolean {
  const isChanged = isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  return isChanged || field === document.activeElement;
}

function typedIn(field: Field): Typed {
  // Read now: a field that is no longer in the document has lost its label.
  const label = labelOf(field);
  return {
    find: (page) => (field.name === "" ? labelledAs(label, page) : page.querySelector<Field>(selectorOf(field))),
    value: field.value,
    isChecked: isTicked(field) && field.checked,
    focus: field === document.activeElement ? { start: field.selectionStart, end: field.selectionEnd } : null,
  };
}

// Of several with one name, the value tells which it is.
function selectorOf(field: Field): string {
  const named = `${field.tagName}[name=${CSS.escape(field.name)}]`;
  return isTicked(field) ? `${named}[value=${CSS.escape(field.value)}]` : named;
}

function labelOf({ ariaLabel, labels }: Field): string {
  return ariaLabel ?? labels?.[0]?.textContent ?? "";
}

// A field that sends nothing by itself has no name, but people know it by its label.
function labelledAs(label: string, page: HTMLElement): Field | undefined {
  if (label === "") return undefined;
  return [...page.querySelectorAll<Field>(FIELDS)].find((field) => field.name === "" && labelOf(field) === label);
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
