// Full stops that end no sentence: "St. Patrick's", "Arthur H. Vinal".
const END_OF_SENTENCE =
  /(?<=(?<!\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Ave|Blvd|Rd|Sq|No|Nr|Jr|Sr|Bros|approx|incl|vs)|\p{Lu}\p{L}{1,20} \p{Lu})[.!?])\s/u;

// The sentences of one line.
export function splitSentences(line: string): string[] {
  return line.split(END_OF_SENTENCE);
}
