// Which check refuses a translated sentence, and the words that a host and the model can act on.
export type Fault = { rule: string; words: string; reason: string };

export function fault(rule: string, words: string, reason: string): Fault {
  return { rule, words, reason };
}
