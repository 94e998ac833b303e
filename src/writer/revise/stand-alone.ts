import type { Sentence } from "#writer/description.ts";

const SUBJECT = /^The (\p{L}+) (?:is|has|sleeps|comes|gets|looks|was) /u;
const LEANS = /^(?:It|Its|They|Their|Both|These|Those) /;

// Whether a sentence is understood only after the one before it.
export function isLeaning({ text }: Sentence): boolean {
  return LEANS.test(text);
}

// What the sentence at a place of a text is about: its own subject, or the one that its "it" takes over.
function subjectAt(sentences: readonly Sentence[], at: number): string | null {
  for (let place = at; place >= 0; place--) {
    const text = sentences[place]?.text ?? "";
    const named = SUBJECT.exec(text)?.[1];
    if (named) return named;
    if (!text.startsWith("It ")) return null;
  }
  return null;
}

// A sentence in words that need no sentence before it; null where that cannot be said.
export function standingAlone(sentences: readonly Sentence[], at: number): Sentence | null {
  const sentence = sentences[at];
  if (!sentence) return null;
  if (!isLeaning(sentence)) return sentence;
  const subject = subjectAt(sentences, at);
  if (!subject || !sentence.text.startsWith("It ")) return null;
  return { ...sentence, text: sentence.text.replace(/^It/, `The ${subject}`) };
}

// Whether a sentence that leans on the one before it is still understood after another one.
export function isUnderstoodAfter(previous: Sentence | undefined, sentences: readonly Sentence[], at: number): boolean {
  const sentence = sentences[at];
  if (!sentence || !isLeaning(sentence)) return true;
  if (!previous) return false;
  const former = sentences[at - 1];
  if (previous.text === former?.text) return true;
  return subjectAt([previous], 0) !== null && subjectAt([previous], 0) === subjectAt(sentences, at);
}
