import type { AnswerBook } from "./answer-book.ts";
import type { Edit } from "./edit.ts";
import type { EditKeeper } from "./edit-keeper.ts";

// What this device keeps is what counts, whichever tab typed it: an edit that another tab replaced is replaced here,
// and one that another tab has saved is over. So no tab ever sends an old value again.
export async function alignWithKept(book: AnswerBook, keeper: EditKeeper): Promise<"aligned" | "behind"> {
  const before = book.edits();
  const unkept = new Set(keeper.unkept().keys());
  const kept = await keeper.read();
  if (!kept) return "aligned";
  const now = book.edits();
  // Typed while the store was being read, or in this tab alone: newer than anything kept.
  const isNewer = (id: string) => unkept.has(id) || now.get(id)?.id !== before.get(id)?.id;

  const replaced = new Map<string, Edit>();
  for (const [id, edit] of kept) if (!isNewer(id) && before.get(id)?.id !== edit.id) replaced.set(id, edit);
  const over = [...before.keys()].filter((id) => !kept.has(id) && !isNewer(id));
  if (replaced.size > 0) book.resume(replaced);
  if (over.length > 0) book.letGo(over);
  return over.length > 0 ? "behind" : "aligned";
}
