import { sentences, title } from "./sample-description.ts";

// What the platform takes in these two fields.
export const TITLE_LIMIT = 50;
export const SUMMARY_LIMIT = 500;

export const titleLength = title.length;
export const summaryLength = sentences.map(({ text }) => text).join(" ").length;
