import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { LISTING_PLATFORMS, type ListingPlatform, LONGEST_LISTING_TEXT } from "#shared/contract-values.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import { readTextFile, TEXT_FILES } from "#web/lib/files/read-text-file.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/progress.tsx";
import { TextOrFile } from "#web/ui/files/text-or-file.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { useFieldControl } from "#web/ui/inputs/field-context.ts";
import { CheckReport } from "./check-report.tsx";
import { useCheck } from "./use-check.ts";
import "./listing-check.css";

const PLATFORMS = LISTING_PLATFORMS.map((value) => ({ value, label: PLATFORM_LABELS[value] }));

// The page brings the way on, which gets the text that was checked.
export function CheckView({ renderGoOn }: { renderGoOn: (text: string) => ReactNode }) {
  const { isBusy, report, problem, check } = useCheck();
  const heading = useRef<HTMLHeadingElement>(null);

  // A report that appears is read from its beginning.
  useEffect(() => {
    if (report) heading.current?.focus();
  }, [report]);

  return (
    <div className="grid gap-12">
      <CheckForm isBusy={isBusy} onCheck={(text, platform) => void check(text, platform)} />
      {problem && (
        <Notice tone="problem" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      {isBusy && !report && (
        <Skeleton label="Reading your text">
          <div className="check-columns">
            <div className="skeleton h-80" />
            <div className="grid gap-3">
              <div className="skeleton h-28" />
              <div className="skeleton h-28" />
            </div>
          </div>
        </Skeleton>
      )}
      {report && <CheckReport report={report} headingRef={heading} goOn={renderGoOn(report.text)} />}
    </div>
  );
}

type CheckFormProps = { isBusy: boolean; onCheck: (text: string, platform: ListingPlatform) => void };

function CheckForm({ isBusy, onCheck }: CheckFormProps) {
  const [text, setText] = useState("");
  const [platform, setPlatform] = useState<ListingPlatform>("airbnb");
  const [isAsked, setIsAsked] = useState(false);
  const isEmpty = text.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (!isEmpty && text.length <= LONGEST_LISTING_TEXT) onCheck(text, platform);
  }

  return (
    <form noValidate method="dialog" aria-label="Check a listing" className="check-form" onSubmit={submit}>
      <TextOrFile
        label="Your listing"
        value={text}
        onChange={setText}
        longest={LONGEST_LISTING_TEXT}
        error={isAsked && isEmpty ? "Paste your listing first: its title on the first line, then the text." : undefined}
        accept={TEXT_FILES}
        readFile={readTextFile}
      />
      <div className="field-rows content-start">
        <Field label="Where it is published" help="Each platform has limits and rules of its own.">
          <PlatformChoice value={platform} onChange={setPlatform} />
        </Field>
        <div>
          <Button type="submit" tone="primary" isBusy={isBusy} busyLabel="Reading...">
            Check my text
          </Button>
        </div>
        <p className="note">No account, no payment. Your text is read and forgotten; nothing of it is kept.</p>
      </div>
    </form>
  );
}

type PlatformChoiceProps = { value: ListingPlatform; onChange: (platform: ListingPlatform) => void };

// The browser's own select: the kit's writes styles into its HTML, which the policy of a page written at build refuses.
function PlatformChoice({ value, onChange }: PlatformChoiceProps) {
  return (
    <select
      {...useFieldControl({})}
      className="control"
      value={value}
      onChange={({ target }) => onChange(PLATFORMS.find((known) => known.value === target.value)?.value ?? "airbnb")}
    >
      {PLATFORMS.map(({ value: platform, label }) => (
        <option key={platform} value={platform}>
          {label}
        </option>
      ))}
    </select>
  );
}
