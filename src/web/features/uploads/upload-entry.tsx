import type { MouseEvent } from "react";
import { thumbnailOf } from "#web/lib/thumbnail-of.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon } from "#web/ui/icons/close-icon.tsx";
import { Progress } from "#web/ui/progress.tsx";
import type { UploadItem } from "./upload-item.ts";

type UploadEntryProps = {
  item: UploadItem;
  onRetry: (event: MouseEvent) => void;
  onRemove: (event: MouseEvent) => void;
};

// A row while it is under way or has failed, a thumbnail when it is done. The button to remove it is the same
// in all of them, so that the keyboard keeps its place when an upload ends.
export function UploadEntry({ item, onRetry, onRemove }: UploadEntryProps) {
  return (
    <li className="upload-entry" data-step={item.state.step}>
      <UploadBody item={item} onRetry={onRetry} />
      <IconButton label={`Remove ${item.file.name}`} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}

function UploadBody({ item: { file, state }, onRetry }: Omit<UploadEntryProps, "onRemove">) {
  switch (state.step) {
    case "done":
      // The file itself may be of many megapixels, and a list of those holds up every press on a phone.
      return <img src={thumbnailOf(state.imageUrl)} alt={file.name} />;
    case "uploading":
      // When all is sent the server still looks at the picture, for nobody knows how long.
      return <Progress label={file.name} value={state.percent < 100 ? state.percent : undefined} />;
    case "failed":
      return (
        <div className="upload-failure">
          <p className="font-semibold">{file.name}</p>
          <p className="mb-2 text-[0.9375rem] text-coral-ink">{state.reason}</p>
          <Button size="small" aria-label={`Retry ${file.name}`} onClick={onRetry}>
            Retry
          </Button>
        </div>
      );
  }
}
