import type { LineCrop } from "#writer/plans/text-line.ts";

// What a worker is asked for. A plan is taken in two steps, so that its lines can be read side by side.
export type EyesJob =
  | { kind: "load" }
  | { kind: "photo"; bytes: Uint8Array }
  | { kind: "plan"; bytes: Uint8Array }
  | { kind: "lines"; crops: LineCrop[] };
