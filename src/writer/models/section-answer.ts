import { z } from "zod";
import type { Section } from "#writer/description.ts";

// A field of the platform's editor, as the writer must keep to it.
export type Field = { heading: string; minChars?: number; maxChars: number; isRequired?: boolean };

export type SectionAnswer = { heading: string; sentences: { text: string; facts: string[] }[] };

// No lengths in here: not every provider accepts them in a schema, and the checks hold them anyway.
export function createSectionAnswerSchema(fields: Field[]) {
  return z.object({
    heading: z.enum(fields.map((field) => field.heading)),
    sentences: z.array(
      z.object({
        text: z.string().describe("One sentence, as the guest reads it"),
        facts: z.array(z.string()).describe("The ids of all facts that the sentence states"),
      }),
    ),
  });
}

// Invisible characters could hide a street or a number from the checks.
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

export function sectionOf({ heading, sentences }: SectionAnswer): Section {
  const clean = sentences
    .map(({ text, facts }) => ({ text: cleanText(text), facts: [...new Set(facts.map((id) => id.trim()))] }))
    .filter(({ text }) => text !== "");
  return { heading, sentences: clean, text: clean.map(({ text }) => text).join(" ") };
}

// In the order of the platform's editor; the first section counts where a heading comes twice.
export function sectionsOf(answers: SectionAnswer[], fields: Field[]): Section[] {
  return fields.flatMap(({ heading }) => {
    const answer = answers.find((one) => one.heading === heading);
    const section = answer && sectionOf(answer);
    return section?.text ? [section] : [];
  });
}

function cleanText(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/g, " ").replaceAll(INVISIBLE, "").trim();
}
