import { sentencesOf, wordsOf } from "../sentences-of.ts";

// Neighbouring sentences of one field that begin with the same word.
export function echoedOpenings(fields: string[]): string[] {
  return fields.flatMap((field) => {
    const sentences = sentencesOf(field);
    return sentences.slice(1).filter((sentence, at) => wordsOf(sentence)[0] === wordsOf(sentences[at] ?? "")[0]);
  });
}

const LONG_RUN_WORDS = 6;

// Runs of words that one text says twice.
export function saidTwice(text: string): string[] {
  const runs = sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence);
    return words.slice(LONG_RUN_WORDS - 1).map((_, at) => words.slice(at, at + LONG_RUN_WORDS).join(" "));
  });
  return runs.filter((run, at) => runs.indexOf(run) < at);
}

// "Heating and a fan and air conditioning": a series that forgot its comma.
const AND_CHAIN =
  /\b(?:an? |the )?(?:[\p{L}-]+ ){1,3}and (?:an? |the )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+ and (?:an? |the )?[\p{L}-]+[^,;:.]*/giu;

// Two clauses may each have their own "and".
const HAS_VERB =
  /\b(?:is|are|has|have|can|comes?|gets?|keeps?|there|you|it|they|takes?|sleeps?|serves?|warms?|starts?|handles?|use)\b/i;

const SET_PHRASE =
  /\b\w+ and a half\b|\bbooks and toys\b|\bpots and pans\b|\bdishes and silverware\b|\bbed and breakfast\b/gi;

export function andChains(text: string): string[] {
  return sentencesOf(text.replace(SET_PHRASE, "things"))
    .flatMap((sentence) => sentence.split(/[;:]/))
    .flatMap((clause) => [...clause.matchAll(AND_CHAIN)].map(([words]) => words))
    .filter((words) => !HAS_VERB.test(words.slice(words.indexOf(" and "), words.lastIndexOf(" and "))));
}
