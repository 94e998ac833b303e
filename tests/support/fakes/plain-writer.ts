import { z } from "zod";
import type { WriteDescription, Writers } from "#server/features/listings/write/write-texts.ts";
import type { Section } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { fieldsOf, isTitleField } from "#writer/rules/platform-fields.ts";

const Known = z.object({ address: z.string().default("somewhere"), bedrooms: z.number().default(0) });

export type PlainWriter = {
  writers: Writers;
  written: string[];
  embedded: string[];
  failNext: (times: number) => void;
};

// The sentence is the host's own note, so that every check on a stored text has its proof.
function noteOf(value: string): Fact {
  const said = { source: "form", confidence: 1, isConfirmed: true } as const;
  return { id: "f1", key: "note", field: "notes", value, qualifiers: {}, ...said };
}

function sectionOf(heading: string, text: string): Section {
  return { heading, text, sentences: [{ text, facts: ["f1"] }] };
}

// Writes one true sentence. It can be told to fail, as a language model does.
export function plainWriter(): PlainWriter {
  const written: string[] = [];
  const embedded: string[] = [];
  let failures = 0;
  const write: WriteDescription = async ({ property, options: { platform } }) => {
    if (failures-- > 0) throw new Error("the model is overloaded");
    const { address, bedrooms } = Known.parse(property);
    written.push(address);
    const text = `A home with ${bedrooms} bedrooms.`;
    const sections = fieldsOf(platform)
      .filter(({ isRequired }) => isRequired)
      .map(({ heading }) =>
        isTitleField(heading) ? sectionOf(heading, "A home to stay in") : sectionOf(heading, text),
      );
    // Tests tell texts apart by the address, which no field may hold.
    const content = `**Summary**

A home at ${address} with ${bedrooms} bedrooms.`;
    return { platform, content, sections, facts: [noteOf(text)], contradictions: [], findings: [] };
  };
  const writeEmbedded: WriteDescription = async (request) => {
    failures = 0;
    const description = await write(request);
    embedded.push(Known.parse(request.property).address);
    return description;
  };
  return { writers: { write, writeEmbedded }, written, embedded, failNext: (times) => (failures = times) };
}
