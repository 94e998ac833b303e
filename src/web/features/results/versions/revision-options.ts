import type { TextVersion, VersionWish } from "#shared/contract/listings/listings.ts";
import type { SelectOption } from "#web/ui/inputs/select-props.ts";

// A select has no empty value, so "as it comes" has a name.
export const ANY = "any";

export const TONE_OPTIONS: readonly SelectOption[] = [
  { value: ANY, label: "As it comes" },
  { value: "warm", label: "Warm" },
  { value: "plain", label: "Plain" },
  { value: "lively", label: "Lively" },
  { value: "refined", label: "Refined" },
];

export const LENGTH_OPTIONS: readonly SelectOption[] = [
  { value: ANY, label: "As it comes" },
  { value: "short", label: "Short" },
  { value: "standard", label: "Standard" },
  { value: "long", label: "Long" },
];

// In a few words, what a version was asked to be.
export function describeVersion({ wish }: TextVersion): string {
  if (!wish) return "as delivered";
  return wordsFor(wish).join(", ") || "other words";
}

function wordsFor({
  tone,
  length,
  stress,
  leaveOut,
  leaveOutSections,
  beginning,
  changed,
  title,
  isModelSpent,
  asked,
  edited,
}: VersionWish): string[] {
  if (asked) return [`“${asked}”`];
  const omitted = leaveOut.length + leaveOutSections.length;
  return [
    ...(changed ? [`now ${changed.join(", ")}`] : []),
    ...(beginning ? [beginning === "own" ? "the other title and opening" : "the title and opening you saw"] : []),
    ...(title ? ["another title"] : []),
    ...(edited ? [`edited by you: ${edited.join(", ")}`] : []),
    ...(tone ? [tone] : []),
    ...(length ? [length] : []),
    ...(stress.length > 0 ? [`${stress.length} put forward`] : []),
    ...(isModelSpent ? ["by our own writer: the language model goes on within the hour"] : []),
    ...(omitted > 0 ? [`${omitted} left out`] : []),
  ];
}
