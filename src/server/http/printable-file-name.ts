const LONGEST_LETTERS = 60;
const END_LETTERS = 20;
// Control characters, and those that turn or hide the text around them.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

// A sender's file name as it may stand in a message: one short line, with its end, where the type is.
export function printableFileName(sent: string | undefined): string {
  const letters = Array.from((sent ?? "").replaceAll(UNPRINTABLE, "").trim());
  if (letters.length === 0) return "The file";
  if (letters.length <= LONGEST_LETTERS) return letters.join("");
  const start = letters.slice(0, LONGEST_LETTERS - END_LETTERS - 1);
  return [...start, "…", ...letters.slice(-END_LETTERS)].join("");
}
