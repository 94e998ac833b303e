export type Search = Record<string, unknown>;

// What stands behind the question mark: texts as they are, everything else as JSON.
export function readSearch(text: string): Search {
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, readValue(value)]));
}

export function writeSearch(search: Search): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) written.set(name, writeValue(value));
  }
  return written.size > 0 ? `?${written}` : "";
}

function readValue(text: string): unknown {
  const value = parse(text);
  // A long number would lose its last digits, and an id such as 1e3 its letters.
  return typeof value === "number" && String(value) !== text ? text : value;
}

// A text that would be read as something else goes in quotes.
function writeValue(value: unknown): string {
  return typeof value === "string" && readValue(value) === value ? value : JSON.stringify(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
