type Data = Readonly<Record<string, unknown>>;
type PropertyPictures = { photos: string[]; plans: string[] };

// What managers add to a draft besides its answers. It comes by uploads, never by a save.
export const DRAFT_PICTURES = { photos: "uploadedPhotos", plans: "floorplans" } as const;

// Each form keeps its pictures under names of its own; this is the one place that knows them all.
export function picturesOf(data: Data): PropertyPictures {
  const uploaded = data[DRAFT_PICTURES.photos];
  // Some callers hand on the whole answer of the upload.
  const nested: Data = isRecord(uploaded) ? uploaded : {};
  return {
    photos: once([data["images"], data["photos"], uploaded, nested["photos"]]),
    plans: once([[data["floorPlan"]], data[DRAFT_PICTURES.plans], nested["floorplans"]]),
  };
}

function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function once(lists: unknown[]): string[] {
  const urls = lists.flatMap((list) => (Array.isArray(list) ? list : []));
  return [...new Set(urls.filter((url): url is string => typeof url === "string" && url !== ""))];
}
