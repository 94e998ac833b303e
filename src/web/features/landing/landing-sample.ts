import sample from "./sample-description.json";

export const { title } = sample;

export const sentences: Sentence[] = sample.sentences;

export const facts = sample.facts as Fact[];

// What the platform takes in these two fields.
export const TITLE_LIMIT = 50;
export const SUMMARY_LIMIT = 500;

export const titleLength = title.length;
export const summaryLength = sentences.map(({ text }) => text).join(" ").length;

// The sample of the landing page, as the writer wrote it: a description and, for each sentence, the facts behind it.

export type Source = "form" | "photo" | "plan" | "owner";

type Fact = { id: string; source: Source; label: string };

export type Sentence = { text: string; factIds: string[] };
