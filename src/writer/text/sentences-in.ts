// "St. Patrick's" goes on.
const BETWEEN_SENTENCES = /(?<=[\p{Ll}\d)"]\.)(?<!\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|No)\.) (?=\p{Lu})/u;

// The sentences of a paragraph of ours.
export function sentencesIn(text: string): string[] {
  return text.split(BETWEEN_SENTENCES);
}

const LEANS = /^(?:It|They|Both|One|That|This|These|He|She) /;

// Whether a sentence says nothing without the one before it.
export function leansOnLast(sentence: string): boolean {
  return LEANS.test(sentence);
}

const HAS_VERB =
  /\b(?:is|are|was|has|have|can|will|takes?|goes|comes|gets?|runs|sits|brings|stops|serves|sleeps|offers|leads|live|lives|use|find)\b/;
const TWO_CLAUSES = /^([^:;()]{8,200}), and ([^:;()]{8,200})\.$/;
const AWAY_AND =
  /^([^,]{3,60}?) (?:is|are) ([^,]{2,40}? away(?: on foot| by car)?),? and ((?:goes|go|takes?|runs?|gets?|brings?|stops?|has|have) .+)$/;

type Judging = { isSaid: (half: string) => boolean; saysSomething: (half: string) => boolean };

// A sentence without the half of it that was said before: "The bus is 2 minutes away and goes to the harbour" under an
// opening of the bus 2 minutes away is "The bus goes to the harbour".
export function unsaidHalf(sentence: string, { isSaid, saysSomething }: Judging): string {
  const [, subject, away, rest] = AWAY_AND.exec(sentence) ?? [];
  if (subject && away && rest && isSaid(`${subject} ${away}`) && saysSomething(`${subject} ${rest}`))
    return `${subject} ${rest}`;
  const [, first, second] = TWO_CLAUSES.exec(sentence) ?? [];
  if (!first || !second || first.includes(", and ") || ![first, second].every((half) => HAS_VERB.test(half)))
    return sentence;
  if (isSaid(second) && saysSomething(first)) return `${first}.`;
  return isSaid(first) && saysSomething(second) && !/^(?:it|they|both|so|then|that|this|these)\b/i.test(second)
    ? `${second.charAt(0).toUpperCase()}${second.slice(1)}.`
    : sentence;
}
