const ABBREVIATION = /\b(?:st|mt|mr|mrs|dr|no|approx|min|mins|ave|blvd|sq|ft|incl|etc|e\.g|i\.e|u\.s|a\.m|p\.m|vs)\.$/i;

// Sentences of a text; a line break ends one too.
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap(sentencesOfLine);
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of line.trim().split(/(?<=[.!?]["'”’)]?)\s+(?=["'“‘(]?[\p{Lu}\d])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else if (piece !== "") sentences.push(piece);
  }
  return sentences;
}

export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu) ?? [];
