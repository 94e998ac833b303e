// Where libraries that write style elements look for the nonce.
const WELL_KNOWN_NAME = "__webpack_nonce__";

// The content policy refuses a style element without the page's nonce, and scroll locking and lists bring their own.
export function shareStyleNonce(): string | undefined {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>("meta[property=csp-nonce]");
  const nonce = meta?.nonce || undefined;
  Object.assign(globalThis, { [WELL_KNOWN_NAME]: nonce });
  return nonce;
}
