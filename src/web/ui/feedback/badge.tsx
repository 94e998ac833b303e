import type { ReactNode } from "react";

const TONES = {
  neutral: "border-line-control text-ink-2",
  good: "border-pine text-pine",
  problem: "border-coral text-coral-ink",
};

// A state in one or two words. Sources of facts have tags of their own.
export function Badge({ tone = "neutral", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full border px-2.5 py-1 text-sm leading-none font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
