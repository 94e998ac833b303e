import type { MouseEvent } from "react";
import "./uploads.css";
import { messages } from "#shared/messages/toasts.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { FilePicker } from "#web/ui/files/file-picker.tsx";
import { FieldGroup } from "#web/ui/inputs/field.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { RefusedFiles, UploadEntry } from "./upload-entry.tsx";
import {
  ACCEPTED_TYPES,
  isWaiting,
  summarise,
  type UploadItem,
  type UploadSummary,
  useChosenFiles,
  useImageUploads,
} from "./use-image-uploads.ts";

const SIZE_HELP = "JPEG, PNG or WebP, up to 10MB recommended, 50MB maximum";

type ImageUploaderProps = {
  label: string;
  // Why these pictures help.
  purpose?: string;
  emptyText: string;
  pickLabel: string;
  maxImages: number;
  onChange: (summary: UploadSummary) => void;
};

export function ImageUploader({ label, purpose, emptyText, pickLabel, maxImages, onChange }: ImageUploaderProps) {
  const { items, add, retry, remove } = useImageUploads(onChange);
  const { isUploading } = summarise(items);
  const taken = items.filter(isWaiting).length;
  const { refusals, take } = useChosenFiles({ taken, max: maxImages, add });

  // The pressed button disappears, so focus is moved to keep the keyboard's position.
  function removeFrom(event: MouseEvent, item: UploadItem) {
    const entry = event.currentTarget.closest("li");
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    focusButtonIn(neighbour ?? event.currentTarget.closest("fieldset")?.querySelector(".file-picker"));
    remove(item);
  }

  function retryFrom(event: MouseEvent, item: UploadItem) {
    focusButtonIn(event.currentTarget.closest("li"), `[aria-label^="Remove"]`);
    if (taken < maxImages) retry(item);
    else showToast({ ...messages.uploadLimitReached(maxImages), tone: "problem" });
  }

  return (
    <FieldGroup label={label} help={SIZE_HELP}>
      {purpose && <p className="mb-3 text-ink-2">{purpose}</p>}
      <div className="mb-2 flex min-h-7 items-center justify-between gap-4">
        <p className="note">
          {taken} of {maxImages}
        </p>
        {isUploading ? <Spinner label="Uploading..." /> : items.length === 0 && <p className="note">{emptyText}</p>}
      </div>
      {items.length > 0 && (
        <ul className="upload-list">
          {items.map((item) => (
            <UploadEntry
              key={item.id}
              item={item}
              onRetry={(event) => retryFrom(event, item)}
              onRemove={(event) => removeFrom(event, item)}
            />
          ))}
        </ul>
      )}
      <FilePicker label={pickLabel} accept={ACCEPTED_TYPES} multiple={maxImages > 1} onFiles={take} />
      {refusals.length > 0 && <RefusedFiles refusals={refusals} />}
    </FieldGroup>
  );
}

function focusButtonIn(place: Element | null | undefined, which = ""): void {
  place?.querySelector<HTMLElement>(`button${which}`)?.focus();
}
