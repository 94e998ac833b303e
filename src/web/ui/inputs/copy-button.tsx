import Check from "lucide-react/icons/check";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

const COPIED_MS = 2000;

type CopyButtonProps = {
  text: string;
  label?: string;
  tone?: "primary" | "secondary";
  // The element with what is copied, where several buttons say the same.
  describedBy?: string;
  onCopied?: () => void;
  // The browser may refuse the clipboard; then the person has to be told to copy by hand.
  onFailed: () => void;
};

export function CopyButton({
  text,
  label = "Copy",
  tone = "secondary",
  describedBy,
  onCopied,
  onFailed,
}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      // Missing altogether where the page is not served securely, which throws just as a refusal does.
      await navigator.clipboard.writeText(text);
    } catch {
      onFailed();
      return;
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
    onCopied?.();
  }

  return (
    <>
      <Button tone={tone} size="small" aria-describedby={describedBy} onClick={() => void copy()}>
        <span className="label-stack">
          <span className={isCopied ? "invisible" : undefined}>{label}</span>
          <span className={isCopied ? undefined : "invisible"}>
            <Check size={16} strokeWidth={2.25} />
            Copied
          </span>
        </span>
      </Button>
      <output className="sr-only">{isCopied ? "Copied" : ""}</output>
    </>
  );
}
