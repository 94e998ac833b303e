import { z } from "zod";

// Built once: building a schema costs far more than asking it.
const Uuid = z.uuid();

export function isUuid(text: unknown): text is string {
  return Uuid.safeParse(text).success;
}
