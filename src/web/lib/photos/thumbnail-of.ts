// Every stored picture has a small one beside it.
export function thumbnailOf(url: string): string {
  return url.replace(/^(\/files\/[0-9a-f]{40})\.webp$/, "$1-thumb.webp");
}
