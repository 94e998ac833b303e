type DraftsSearch = { search?: string };

export function readDraftsSearch(given: Record<string, unknown>): DraftsSearch {
  const search = given["search"];
  // The router reads a bare ?search=12 as a number.
  const text = typeof search === "string" || typeof search === "number" ? String(search) : "";
  return text === "" ? {} : { search: text };
}
