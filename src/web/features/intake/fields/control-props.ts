import type { ReactNode } from "react";
import type { IntakeField } from "#shared/intake/intake-field.ts";

// What every kind of answer gets; values are what the server stores, null clears.
export type ControlProps = {
  field: IntakeField;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  help: ReactNode;
};

export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}
