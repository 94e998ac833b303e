import { addUntold } from "#writer/ask/carry-out/change-amount.ts";
import { Draft } from "#writer/ask/carry-out/draft.ts";
import type { Description, WritingOptions } from "#writer/description.ts";
import { wordsFor } from "./fact-words.ts";
import { untoldFacts } from "./untold-facts.ts";

type Wanted = { stress: readonly string[]; leaveOut: readonly string[]; options: WritingOptions };

// What a host puts forward is in the text: a fact that the writer passed over gets a sentence of its own, where one fits.
export function withFactsPutForward(written: Description, { stress, leaveOut, options }: Wanted): Description {
  if (stress.length === 0) return written;
  const draft = new Draft({ before: written, options, leaveOut: new Set(leaveOut) });
  if (!addUntold(draft, { ids: new Set(stress), scope: null })) return written;
  const { sections } = draft;
  const content = sections.map(({ heading, text }) => `**${heading}**\n${text}`).join("\n\n");
  return { ...written, sections, content };
}

// Which of them no sentence tells all the same, each with the reason.
export function factsNotTold(description: Description, stress: readonly string[]): { label: string; why: string }[] {
  const wanted = new Set(description.facts.filter(({ id }) => stress.includes(id)).map(wordsFor));
  return untoldFacts(description).filter(({ label }) => wanted.has(label));
}
