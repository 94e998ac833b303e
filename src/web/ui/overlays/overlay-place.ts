import { createContext, use } from "react";

// Where libraries that write style elements look for the nonce.
const WELL_KNOWN_NAME = "__webpack_nonce__";

// The dialog around, if there is one.
export const OverlayPlace = createContext<HTMLElement | null>(null);

// Where a list opens: in the dialog around it, otherwise in the main landmark, so that screen readers that move by
// landmarks find it.
export function useOverlayPlace(): HTMLElement | null {
  const dialog = use(OverlayPlace);
  return dialog ?? globalThis.document?.getElementById("main") ?? null;
}

// The content policy refuses a style element without the page's nonce, and scroll locking and lists bring their own.
export function shareStyleNonce(): string | undefined {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>("meta[property=csp-nonce]");
  const nonce = meta?.nonce || undefined;
  Object.assign(globalThis, { [WELL_KNOWN_NAME]: nonce });
  return nonce;
}
