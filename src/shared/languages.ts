// The languages a delivered text can be had in beside English, with a language model.
export const LANGUAGES = ["es", "fr", "de", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_LABELS: Record<Language, string> = {
  es: "Spanish",
  fr: "French",
  de: "German",
  it: "Italian",
  pt: "Portuguese",
};
