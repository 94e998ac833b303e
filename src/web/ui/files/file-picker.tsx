import Upload from "lucide-react/icons/upload";
import { type ChangeEvent, type DragEvent, type ReactNode, use, useRef, useState } from "react";
import "./file-picker.css";
import { Button } from "../inputs/button.tsx";
import { FieldContext, useFieldControl } from "../inputs/field-context.ts";

type FilePickerProps = {
  // What the button says, such as "Choose photos".
  label: string;
  hint?: ReactNode;
  // Narrows the browser's own file chooser. A drop can bring anything, so the receiver judges what it gets.
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

export function FilePicker({ label, hint, accept, multiple = false, disabled = false, onFiles }: FilePickerProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { isDraggedOver, handlers } = useDropArea({ disabled, onDrop: hand });
  const tie = useFieldControl({});
  const labelId = use(FieldContext)?.labelId;

  function hand(files: File[]) {
    const taken = multiple ? files : files.slice(0, 1);
    if (taken.length > 0) onFiles(taken);
  }

  function handChosen(event: ChangeEvent<HTMLInputElement>) {
    hand([...(event.target.files ?? [])]);
    // Otherwise choosing the same file again, after it failed, would fire no event.
    event.target.value = "";
  }

  return (
    <div className="file-picker" data-dragged-over={isDraggedOver} data-disabled={disabled} {...handlers}>
      <Button
        id={tie.id}
        aria-describedby={tie["aria-describedby"]}
        aria-labelledby={labelId && `${labelId} ${tie.id}`}
        disabled={disabled}
        onClick={() => inputRef.current?.click()}
      >
        <Upload size={18} strokeWidth={1.75} />
        {label}
      </Button>
      {!disabled && <p className="file-picker-hint">{multiple ? "or drop them here" : "or drop it here"}</p>}
      {hint && <p className="note">{hint}</p>}
      <input ref={inputRef} type="file" hidden accept={accept} multiple={multiple} onChange={handChosen} />
    </div>
  );
}

type DropAreaOptions = { disabled: boolean; onDrop: (files: File[]) => void };

function useDropArea({ disabled, onDrop }: DropAreaOptions) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const handlers = {
    onDragOver(event: DragEvent) {
      // Also while disabled: otherwise the browser leaves the page to open the dropped file.
      event.preventDefault();
      event.dataTransfer.dropEffect = disabled ? "none" : "copy";
      setIsDraggedOver(!disabled);
    },
    onDragLeave(event: DragEvent) {
      const isStillInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isStillInside) setIsDraggedOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsDraggedOver(false);
      if (!disabled) onDrop([...event.dataTransfer.files]);
    },
  };

  return { isDraggedOver, handlers };
}
