import { useLayoutEffect, useRef, useState } from "react";
import { Field } from "../inputs/field.tsx";
import { TextArea } from "../inputs/text-input.tsx";
import { FilePicker } from "./file-picker.tsx";

type TextOrFileProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  longest: number;
  error?: string | undefined;
  accept: string;
  // The file's text, or why there is none.
  readFile: (file: File) => Promise<{ text: string } | { problem: string }>;
  rows?: number;
};

const counted = new Intl.NumberFormat("en-US");

// A long text: pasted, typed, or out of a file.
export function TextOrFile({ label, value, onChange, longest, error, accept, readFile, rows = 12 }: TextOrFileProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const isTooLong = value.length > longest;

  // Takes over text that was pasted before hydration.
  useLayoutEffect(() => {
    const typed = area.current?.value ?? "";
    if (typed !== "") onChange(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- only what was there at the start
  }, []);

  async function take([file]: File[]) {
    if (!file) return;
    const read = await readFile(file);
    if ("problem" in read) {
      setFileProblem(read.problem);
      return;
    }
    setFileProblem(null);
    onChange(read.text);
    area.current?.focus();
  }

  const tooLong = isTooLong
    ? `${counted.format(value.length - longest)} characters too many: at most ${counted.format(longest)} can be read at once.`
    : undefined;
  return (
    <div className="field-rows">
      <Field
        label={label}
        error={tooLong ?? error}
        help={`${counted.format(value.length)} of ${counted.format(longest)} characters`}
      >
        <TextArea
          ref={area}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          spellCheck={false}
        />
      </Field>
      <Field label="Or a file" error={fileProblem ?? undefined}>
        <FilePicker
          label="Choose a file"
          hint=".txt or .docx, up to 5 MB. It is read here in your browser."
          accept={accept}
          onFiles={(files) => void take(files)}
        />
      </Field>
    </div>
  );
}
