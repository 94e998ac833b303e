export type DiffPiece = { text: string; kind: "same" | "removed" | "added" };

const MOST_CELLS = 4_000_000;

// Which words of a text are gone and which are new, in the order of reading. Every piece ends with its own spaces, so
// that the same and removed pieces make the old text, and the same and added ones the new, but for a space at the end.
export function diffWords(before: string, after: string): DiffPiece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const middle = between(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return joined([...same(old.slice(0, start)), ...middle, ...same(old.slice(old.length - end))]);
}

function wordsOf(text: string): string[] {
  // The last word is the same word where others follow it.
  return `${text} `.match(/\S+\s*/g) ?? [];
}

function same(words: string[]): DiffPiece[] {
  return words.map((text) => ({ text, kind: "same" }));
}

// The longest words in common, by the usual table.
function between(old: string[], now: string[]): DiffPiece[] {
  const removed = old.map((text): DiffPiece => ({ text, kind: "removed" }));
  const added = now.map((text): DiffPiece => ({ text, kind: "added" }));
  if (old.length * now.length > MOST_CELLS) return [...removed, ...added];
  const width = now.length + 1;
  const table = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => table[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      table[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: DiffPiece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [gone, fresh] = [old[i], now[j]];
    if (gone !== undefined && gone === fresh) {
      pieces.push({ text: gone, kind: "same" });
      i++;
      j++;
    } else if (gone !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ text: gone, kind: "removed" });
      i++;
    } else if (fresh !== undefined) {
      pieces.push({ text: fresh, kind: "added" });
      j++;
    }
  }
  return pieces;
}

function joined(pieces: DiffPiece[]): DiffPiece[] {
  const runs: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
}
