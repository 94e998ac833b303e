export type UploadState =
  | { step: "uploading"; percent: number }
  | { step: "done"; imageUrl: string }
  | { step: "failed"; reason: string };

export type UploadItem = {
  // The same file may be chosen twice.
  id: string;
  file: File;
  state: UploadState;
};

// Whether it has a place among those that may be uploaded: one that failed or was refused takes none.
export function isWaiting({ state }: Pick<UploadItem, "state">): boolean {
  return state.step !== "failed";
}

// What the form around an uploader needs to know.
export type UploadSummary = { imageUrls: string[]; isUploading: boolean };

export function summarise(items: Pick<UploadItem, "state">[]): UploadSummary {
  return {
    imageUrls: items.flatMap(({ state }) => (state.step === "done" ? [state.imageUrl] : [])),
    isUploading: items.some(({ state }) => state.step === "uploading"),
  };
}
