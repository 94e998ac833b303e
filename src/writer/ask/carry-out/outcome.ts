// What became of a wish, in words for the host.
export type Outcome = { isDone: boolean; note: string | null };

export const DONE: Outcome = { isDone: true, note: null };

export function done(note: string): Outcome {
  return { isDone: true, note };
}

export function notDone(note: string): Outcome {
  return { isDone: false, note };
}
