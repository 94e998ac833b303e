// Or onto the place of another photo.
export type PhotoMove = "earlier" | "later" | "cover" | "remove" | { onto: string };

export function rearrangePhotos(photos: string[], url: string, move: PhotoMove): string[] {
  const at = photos.indexOf(url);
  const others = photos.filter((other) => other !== url);
  if (typeof move === "object") return others.toSpliced(photos.indexOf(move.onto), 0, url);
  switch (move) {
    case "remove":
      return others;
    case "cover":
      return [url, ...others];
    case "earlier":
      return others.toSpliced(Math.max(0, at - 1), 0, url);
    case "later":
      return others.toSpliced(at + 1, 0, url);
  }
}
