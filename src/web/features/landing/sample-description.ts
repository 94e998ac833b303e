import sample from "./sample-description.json";

// The sample of the landing page, as the writer wrote it: a description and, for each sentence, the facts behind it.

export type Source = "form" | "photo" | "plan" | "owner";
export type Fact = { id: string; source: Source; label: string };
export type Sentence = { text: string; factIds: string[] };

export const { title } = sample;
export const sentences: Sentence[] = sample.sentences;
export const facts = sample.facts as Fact[];
