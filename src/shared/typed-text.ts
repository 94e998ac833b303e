const BREAKS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
const LOCAL_PART = /^[A-Za-z0-9_'+\-.]*$/;
const LAST_OF_LOCAL_PART = /[A-Za-z0-9_+-]$/;
const LABEL = /^[A-Za-z0-9][A-Za-z0-9-]*$/;
const TOP_LEVEL = /^[A-Za-z]{2,}$/;

// What the schema library takes for an email address, for pages that do not load it.
export function isEmail(text: string): boolean {
  const [local = "", domain = "", ...more] = text.split("@");
  if (more.length > 0 || !LOCAL_PART.test(local) || !LAST_OF_LOCAL_PART.test(local)) return false;
  if (local.startsWith(".") || text.includes("..")) return false;
  const labels = domain.split(".");
  return labels.length > 1 && TOP_LEVEL.test(labels.at(-1) ?? "") && labels.slice(0, -1).every((it) => LABEL.test(it));
}

// The database keeps neither a zero byte nor half of a character pair.
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

// A text on one line: every control character, line separator and unseen mark is a space.
export function oneLine(text: string): string {
  return text.replace(BREAKS, " ").trim();
}
