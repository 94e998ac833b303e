import { z } from "zod";
import { Evidence } from "./listings.ts";

// What may be read of a description before it is paid: its title, how it opens, and how long the rest is.
export const Teaser = z.object({
  title: z.string(),
  opening: z.string(),
  // In the order of the text. The words themselves are sent to nobody who has not paid for them.
  rest: z.array(z.object({ heading: z.string(), characters: z.number().int() })),
  // Each sentence of the title and the opening with what it rests on.
  evidence: z.array(z.object({ part: z.enum(["title", "opening"]), sentence: z.string(), facts: z.array(Evidence) })),
});
export type Teaser = z.infer<typeof Teaser>;
