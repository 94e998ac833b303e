import { type MouseEvent, useEffect, useRef } from "react";
import { thumbnailBitmap } from "#web/lib/photos/prepare-photo.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon } from "#web/ui/icons/close-icon.tsx";

type ChosenFilesProps = { label: string; files: File[]; isLocked: boolean; onRemove: (file: File) => void };

export function ChosenFiles({ label, files, isLocked, onRemove }: ChosenFilesProps) {
  function removeFrom({ currentTarget }: MouseEvent, file: File) {
    // The button goes with its row; the keyboard's place must not go with it.
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

const THUMBNAIL_PX = 96;

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
