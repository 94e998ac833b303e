const VISIBLE_CHARS = 30;

// Where a phrase may end: what follows only adds to it.
const ADDS = new Set("with in from for near at on by over and plus above beside overlooking off".split(" "));
// What no phrase ends with.
const DANGLING = new Set(
  [
    "a an the and or with in on at of to for by from near over your own",
    "min m km walk minute minutes block blocks steps spot place all",
  ].flatMap((words) => words.split(" ")),
);

// A number counts what comes after it, unless it is the guests': "condo for 4".
function isDangling(words: string): boolean {
  const [before = "", last = ""] = words.toLowerCase().split(" ").slice(-2);
  const end = last === "" ? before : last;
  return DANGLING.has(end) || (/^\d+$/.test(end) && before !== "for");
}

// Phones show about thirty characters of a title: the whole words among them have to read as a phrase.
export function standsAlone(title: string): boolean {
  const head = visiblePart(title);
  if (head === title) return true;
  const rest = title.slice(head.length);
  const words = head.replace(/,$/, "");
  if (words.length < title.length / 4 || isDangling(words)) return false;
  const [next = ""] = rest.trimStart().split(" ");
  // "One-bedroom" is a home by itself.
  return words.endsWith("-bedroom") || head.endsWith(",") || rest.startsWith(",") || ADDS.has(next.toLowerCase());
}

// The whole words that fit.
export function visiblePart(title: string): string {
  if (title.length <= VISIBLE_CHARS) return title;
  const isWhole = /[ ,]/.test(title.charAt(VISIBLE_CHARS));
  const end = isWhole ? VISIBLE_CHARS : title.lastIndexOf(" ", VISIBLE_CHARS - 1);
  return title.slice(0, Math.max(end, 0)).trimEnd();
}
