// The upload call keeps a small version beside every picture.
export function thumbnailOf(url: string): string {
  return url.replace(/\.webp$/, "-thumb.webp");
}
