import { thumbnailUrlOf } from "#shared/contract/stored-file.ts";

// Pictures from elsewhere have no small version and are shown as they are.
export function thumbnailOf(url: string): string {
  return thumbnailUrlOf(url) ?? url;
}
