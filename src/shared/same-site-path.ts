// Browsers read a backslash as a slash and skip control characters.
const A_PATH = /^\/(?!\/)[^\\\p{Cc}]*$/u;
// A dot segment could lead to another path than the one checked here.
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(?=[/?#]|$)/i;
const A_CALL = /^\/api(?=[/?#]|$)/i;

// Where a visitor was heading, if that is a page of ours: a link must not be able to send people to another site.
export function sameSitePath(wanted: unknown): string | null {
  if (typeof wanted !== "string" || !A_PATH.test(wanted)) return null;
  return DOT_SEGMENT.test(wanted) || A_CALL.test(wanted) ? null : wanted;
}
