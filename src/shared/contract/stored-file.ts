// The one rule for the address of a stored picture, without schemas, since the browser uses it too.
const FOLDER = "/files/";
const NAME = "[0-9a-f]{40}";
const FILE = new RegExp(`^${NAME}(-thumb)?\\.webp$`);
const FULL_SIZE = new RegExp(`^${FOLDER}(${NAME})\\.webp$`);
const ADDRESSES = new RegExp(`${FOLDER}(${NAME})(?:-thumb)?\\.webp`, "g");

export const NOT_OURS = "is not the address of an uploaded picture";

export function isStoredFile(file: string): boolean {
  return FILE.test(file);
}

// A picture's two files in the file store, by its name in the database.
export function photoFiles(name: string): { full: string; thumbnail: string } {
  return { full: `${name}.webp`, thumbnail: `${name}-thumb.webp` };
}

export function storedFileUrl(file: string): string {
  return `${FOLDER}${file}`;
}

// Its name in the file store; null for any other address.
export function storedFileAt(url: string): string | null {
  const file = url.startsWith(FOLDER) ? url.slice(FOLDER.length) : "";
  return isStoredFile(file) ? file : null;
}

// Of the small picture beside a full-size one; null for any other address.
export function thumbnailUrlOf(url: string): string | null {
  const name = FULL_SIZE.exec(url)?.[1];
  return name === undefined ? null : storedFileUrl(photoFiles(name).thumbnail);
}

// What the pictures are called in the database, wherever in the data they are named.
export function picturesNamedIn(data: unknown): string[] {
  return [...JSON.stringify(data).matchAll(ADDRESSES)].map(([, name = ""]) => name);
}

export function isStoredFileUrl(url: string): boolean {
  return storedFileAt(url) !== null;
}

// Under which the forms send pictures.
const PICTURE_KEYS = ["images", "photos", "uploadedPhotos", "floorPlan", "floorplans", "floor_plan"];

type Found = { addIssue: (issue: { code: "custom"; path: (string | number)[]; message: string }) => void };

// For data of any shape. Picture addresses on other sites pass, since they are neither shown nor opened.
export function refuseMisnamedPictures(data: Readonly<Record<string, unknown>>, context: Found): void {
  const path = PICTURE_KEYS.map((key) => misnamedIn(data[key], [key])).find((found) => found !== null);
  if (path) context.addIssue({ code: "custom", path, message: NOT_OURS });
}

function misnamedIn(value: unknown, path: (string | number)[]): (string | number)[] | null {
  if (typeof value === "string") return value.startsWith(FOLDER) && !isStoredFileUrl(value) ? path : null;
  if (typeof value !== "object" || value === null) return null;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, entry] of entries) {
    const found = path.length < 3 ? misnamedIn(entry, [...path, key]) : null;
    if (found) return found;
  }
  return null;
}
