// Answers as the controls need them; a value of another kind is none.
export function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}
