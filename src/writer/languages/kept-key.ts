// Under one heading a sentence is itself; the same words elsewhere may be translated otherwise.
export function keptKey(heading: string, source: string): string {
  return `${heading}\n${source}`;
}
