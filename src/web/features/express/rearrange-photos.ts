import type { PhotoMove } from "./photo-card.tsx";

export function rearrangePhotos(photos: string[], url: string, move: PhotoMove): string[] {
  const at = photos.indexOf(url);
  const others = photos.filter((other) => other !== url);
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
