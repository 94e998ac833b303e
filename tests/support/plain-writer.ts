import { z } from "zod";
import type { WriteDescription, Writers } from "#server/features/listings/write-texts.ts";

const Known = z.object({ address: z.string().default("somewhere"), bedrooms: z.number().default(0) });

export type PlainWriter = {
  writers: Writers;
  written: string[];
  embedded: string[];
  failNext: (times: number) => void;
};

// Writes one true sentence. It can be told to fail, as a language model does.
export function plainWriter(): PlainWriter {
  const written: string[] = [];
  const embedded: string[] = [];
  let failures = 0;
  const write: WriteDescription = async ({ property, options: { platform } }) => {
    if (failures-- > 0) throw new Error("the model is overloaded");
    const { address, bedrooms } = Known.parse(property);
    written.push(address);
    const text = `A home at ${address} with ${bedrooms} bedrooms.`;
    const content = `**The home**\n\n${text}`;
    const sections = [{ heading: "The home", text, sentences: [{ text, facts: [] }] }];
    return { platform, content, sections, facts: [], contradictions: [], findings: [] };
  };
  const writeEmbedded: WriteDescription = async (request) => {
    failures = 0;
    const description = await write(request);
    embedded.push(Known.parse(request.property).address);
    return description;
  };
  return { writers: { write, writeEmbedded }, written, embedded, failNext: (times) => (failures = times) };
}
