import type { MouseEvent } from "react";
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
          <span className="min-w-0 truncate">{file.name}</span>
          <span className="note flex-none">{sizeOf(file)}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${file.name}`}
            disabled={isLocked}
            onClick={(event) => removeFrom(event, file)}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

function sizeOf({ size }: File): string {
  const megabytes = size / (1024 * 1024);
  return megabytes >= 0.1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(size / 1024))} kB`;
}
