import type { Picture } from "./decode-picture.ts";

// What a worker is asked for.
export type EyesJob =
  | { kind: "load"; models: "photo" | "plan" }
  | { kind: "photo"; bytes: Uint8Array }
  | { kind: "writing"; picture: Picture }
  | { kind: "plan"; bytes: Uint8Array };
