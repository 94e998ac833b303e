import type { MouseEvent } from "react";
import { thumbnailOf } from "#web/lib/photos/thumbnail-of.ts";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { Button, CloseIcon } from "#web/ui/inputs/button.tsx";
import { IconButton } from "#web/ui/inputs/icon-button.tsx";
import type { Refusal, UploadItem } from "./use-image-uploads.ts";

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
      // After the last byte the server still processes the picture, which takes an unknown time.
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

// Stays when the toast has gone, and names every file while the toast names one.
export function RefusedFiles({ refusals }: { refusals: Refusal[] }) {
  return (
    <ul className="mt-2 text-[0.9375rem] text-coral-ink">
      {refusals.map(({ title, description, advice }) => (
        <li key={description}>
          {title}: {description}
          {advice && <span className="block">{advice}</span>}
        </li>
      ))}
    </ul>
  );
}
