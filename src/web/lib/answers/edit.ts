// What somebody typed into a field and the server has not acknowledged yet.
export type Edit = {
  // A new one for every change, so that an acknowledgement fits exactly one value.
  id: string;
  value: unknown;
  // What the field held before: shows on return whether somebody else changed it meanwhile.
  base: unknown;
};

export function newEdit(value: unknown, base: unknown): Edit {
  return { id: crypto.randomUUID(), value, base };
}

// Answers are JSON: a cleared one is null or missing.
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
