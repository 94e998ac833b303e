import { createContext, use } from "react";

// The dialog around, if there is one.
export const OverlayPlace = createContext<HTMLElement | null>(null);

// Where a list opens: in the dialog that asks, otherwise in the main part of the page, so that whoever walks the page
// by its landmarks comes past it.
export function useOverlayPlace(): HTMLElement | null {
  const dialog = use(OverlayPlace);
  return dialog ?? globalThis.document?.getElementById("main") ?? null;
}
