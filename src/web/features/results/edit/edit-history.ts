// What a host has typed and confirmed so far.
export type Draft = { text: string; things: string[]; sentences: string[] };
export type History = { past: Draft[]; present: Draft; future: Draft[] };

const MOST_STEPS = 500;

export function startHistory(present: Draft): History {
  return { past: [], present, future: [] };
}

// Letters typed in a row are one step; a new word, and anything else, is a step of its own.
export function typed(history: History, text: string): History {
  const { past, present } = history;
  const isSameWord =
    past.length > 0 && Math.abs(text.length - present.text.length) === 1 && !endsWord(present.text, text);
  if (isSameWord) return { past, present: { ...present, text }, future: [] };
  return stepped(history, { ...present, text });
}

// Whether a space or a line break came or went.
function endsWord(before: string, after: string): boolean {
  return before.split(/\s/).length !== after.split(/\s/).length;
}

export function stepped({ past, present }: History, next: Draft): History {
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] };
}

export function undone(history: History): History {
  const last = history.past.at(-1);
  if (!last) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future] };
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.present], present: next, future } : history;
}
