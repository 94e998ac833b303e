const BREAKS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

// A text on one line: every control character, line separator and unseen mark is a space.
export function oneLine(text: string): string {
  return text.replace(BREAKS, " ").trim();
}
