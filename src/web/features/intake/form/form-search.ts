import type { IntakeRole } from "#shared/intake/intake-field.ts";

type FormSearch = {
  mode?: "rapid" | "deep";
  role?: IntakeRole;
  token?: string;
  section?: string;
};

// Whatever else the address says is left alone: an owner's view of the draft's own mode.
export function readFormSearch(search: Record<string, unknown>): FormSearch {
  const { mode, role, token, section } = search;
  return {
    ...(mode === "rapid" || mode === "deep" ? { mode } : {}),
    ...(role === "owner" || role === "manager" ? { role } : {}),
    // The router reads a token of digits as a number.
    ...(typeof token === "string" || typeof token === "number" ? { token: String(token) } : {}),
    ...(typeof section === "string" ? { section } : {}),
  };
}
