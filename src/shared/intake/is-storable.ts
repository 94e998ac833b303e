// The database keeps neither a zero byte nor half of a character pair.
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}
