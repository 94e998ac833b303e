import type { ComponentType } from "react";

// What uploads further photos, which another feature brings.
export type PhotoAdderComponent = ComponentType<{
  taken: number;
  max: number;
  // Says whether they are part of the listing.
  onUploaded: (urls: string[]) => Promise<boolean>;
}>;
