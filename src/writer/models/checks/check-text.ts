import type { Section } from "#writer/description.ts";
import type { Finding } from "#writer/rules/finding.ts";

// The checks of a text. What a model wrote is held to more than the embedded writer's sentences.
export type CheckText = (sections: Section[], writer: "model" | "embedded") => Finding[];

// How the reason begins when a model answered and its text could not be proven.
export const NOT_PROVEN = "findings remained";
