import { useId, useState } from "react";
import type { TitleChoice } from "#shared/contract/listings/listing-extras.ts";
import type { WrittenDescription } from "#shared/contract/listings/listings.ts";
import { messages } from "#shared/messages/toasts.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { CopyWithToast } from "../text/copy-with-toast.tsx";
import { useRevisions } from "../versions/use-revisions.ts";

const FULL_CHOICE = 5;

type TitlesCardProps = { listingId: string; choice: TitleChoice; description: WrittenDescription };

export function TitlesCard({ listingId, choice, description }: TitlesCardProps) {
  const { retitle } = useRevisions({ listingId, platform: choice.platform });
  const [busy, setBusy] = useState<string | null>(null);
  // The text on the page is newer than the choice, for a moment after a title was chosen.
  const present = description.sections.find(({ heading }) => heading === choice.heading)?.text ?? null;
  const isOffered = present === null || choice.offered.includes(present);
  const titles = isOffered ? choice.offered : [present, ...choice.offered];

  async function use(title: string) {
    if (title === present || busy !== null) return;
    setBusy(title);
    await retitle(title).finally(() => setBusy(null));
  }

  return (
    <section aria-labelledby="titles-heading" className="sheet extras-card">
      <div>
        <h2 id="titles-heading">Titles</h2>
        <p className="extras-hint">{hintFor(choice)}</p>
      </div>
      {titles.length > 0 && (
        <ul className="extras-rows">
          {titles.map((title) => (
            <TitleRow
              key={title}
              title={title}
              isPresent={title === present}
              isBusy={title === busy}
              onUse={choice.heading === null ? null : () => void use(title)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function hintFor({ offered, heading, platform }: TitleChoice): string {
  const fits = "Each has at most 50 characters, and its first 30 make sense alone.";
  if (offered.length === 0)
    return "Too little is known of the home for another title. Tell what sets it apart, and there will be more.";
  const fewer =
    offered.length < FULL_CHOICE
      ? ` The facts allow ${offered.length === 1 ? "one" : `${offered.length} different ones`}; tell what sets the home apart for more.`
      : "";
  const where = heading === null ? ` ${PLATFORM_LABELS[platform]} has no field for a title: copy what you need.` : "";
  return `${fits}${fewer}${where}`;
}

type TitleRowProps = { title: string; isPresent: boolean; isBusy: boolean; onUse: (() => void) | null };

function TitleRow({ title, isPresent, isBusy, onUse }: TitleRowProps) {
  const id = useId();
  return (
    <li className="extras-row" data-present={isPresent || undefined}>
      <p className="extras-text">
        <span id={id}>{title}</span> <span className="note">{title.length}</span>
        <span className="sr-only"> characters</span>
      </p>
      <div className="extras-tools">
        {onUse && (
          // Pressed rather than gone: the keyboard keeps its place.
          <Button size="small" aria-pressed={isPresent} aria-describedby={id} isBusy={isBusy} onClick={onUse}>
            {isPresent ? "In the text" : "Use"}
          </Button>
        )}
        <CopyWithToast text={title} describedBy={id} success={messages.titleCopied} />
      </div>
    </li>
  );
}
