import { MAX_FLOORPLANS, MAX_IMAGES } from "#shared/contract-values.ts";
import "./manager-upload.css";
import { type MouseEvent, useEffect, useRef } from "react";
import { thumbnailBitmap } from "#web/lib/photos/prepare-photo.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { FilePicker } from "#web/ui/files/file-picker.tsx";
import { Button, CloseIcon } from "#web/ui/inputs/button.tsx";
import { FieldGroup } from "#web/ui/inputs/field.tsx";
import { IconButton } from "#web/ui/inputs/icon-button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { FLOORPLAN_TYPES, PHOTO_TYPES } from "./accept-files.ts";
import { type UploadedFiles, useManagerUpload } from "./use-manager-upload.ts";

const THUMBNAIL_PX = 96;

type ManagerUploadDialogProps = {
  draftId: string;
  onUploaded: (files: UploadedFiles) => Promise<void>;
  onClose: () => void;
  // Where payment does not follow.
  submitLabel?: string;
};

export function ManagerUploadDialog(props: ManagerUploadDialogProps) {
  const { chosen, add, remove, upload, isBusy, problem } = useManagerUpload(props);
  const hasFiles = chosen.photos.length + chosen.floorplans.length > 0;
  const close = () => !isBusy && props.onClose();
  const actions = (
    <>
      <Button disabled={isBusy} onClick={close}>
        Cancel
      </Button>
      <Button tone="primary" isBusy={isBusy} busyLabel="Uploading…" onClick={() => void upload()}>
        {props.submitLabel ?? "Upload & Continue to Payment"}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Upload photos and floor plans"
      description="They back up what the form says, and show what nobody wrote down."
      actions={actions}
      ignoresPressOutside={hasFiles}
    >
      <div className="field-rows upload-fields">
        {problem && <Notice tone="problem">{problem}</Notice>}
        <FilesField
          label="Photos"
          help={`JPEG, PNG or WebP, up to ${MAX_IMAGES}, 50MB each`}
          accept={PHOTO_TYPES}
          files={chosen.photos}
          isLocked={isBusy}
          onAdd={(files) => add("photos", files)}
          onRemove={(file) => remove("photos", file)}
        />
        <FilesField
          label="Floor plans"
          help={`Images or PDF, up to ${MAX_FLOORPLANS}, 50MB each`}
          accept={FLOORPLAN_TYPES}
          files={chosen.floorplans}
          isLocked={isBusy}
          onAdd={(files) => add("floorplans", files)}
          onRemove={(file) => remove("floorplans", file)}
        />
      </div>
    </Dialog>
  );
}

type FilesFieldProps = {
  label: string;
  help: string;
  accept: string;
  files: File[];
  isLocked: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
};

function FilesField({ label, help, accept, files, isLocked, onAdd, onRemove }: FilesFieldProps) {
  const what = label.toLowerCase();
  return (
    <FieldGroup label={label} help={help}>
      <ChosenFiles label={`Chosen ${what}`} files={files} isLocked={isLocked} onRemove={onRemove} />
      <FilePicker label={`Choose ${what}`} accept={accept} multiple disabled={isLocked} onFiles={onAdd} />
    </FieldGroup>
  );
}

type ChosenFilesProps = { label: string; files: File[]; isLocked: boolean; onRemove: (file: File) => void };

function ChosenFiles({ label, files, isLocked, onRemove }: ChosenFilesProps) {
  function removeFrom({ currentTarget }: MouseEvent, file: File) {
    // The pressed button disappears with its row, so focus is moved to keep the keyboard's position.
    const row = currentTarget.closest("li");
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const next = neighbour ?? currentTarget.closest("fieldset")?.querySelector(".file-picker");
    next?.querySelector<HTMLElement>("button")?.focus();
    onRemove(file);
  }

  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="chosen-files">
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <FileThumbnail file={file} />
          <span className="min-w-0 truncate">{file.name}</span>
          <span className="note flex-none">{sizeOf(file)}</span>
          <IconButton label={`Remove ${file.name}`} disabled={isLocked} onClick={(event) => removeFrom(event, file)}>
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function sizeOf({ size }: File): string {
  const megabytes = size / (1024 * 1024);
  return megabytes >= 0.1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(size / 1024))} kB`;
}

// Drawn small: the file itself may be of many megapixels, and a list of those holds up every press on a phone.
function FileThumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isGone = false;
    void thumbnailBitmap(file, THUMBNAIL_PX).then((bitmap) => {
      const context = canvas.current?.getContext("2d");
      if (isGone || !bitmap || !context) return;
      const side = Math.min(bitmap.width, bitmap.height);
      const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
      context.drawImage(bitmap, left, top, side, side, 0, 0, THUMBNAIL_PX, THUMBNAIL_PX);
    });
    return () => {
      isGone = true;
    };
  }, [file]);

  // Its name stands beside it.
  return (
    <canvas ref={canvas} aria-hidden="true" className="file-thumbnail" width={THUMBNAIL_PX} height={THUMBNAIL_PX} />
  );
}
