import type { Finding, FindingState } from "#shared/contract/findings.ts";
import type { DraftPictures } from "#shared/contract/intake-pictures.ts";
import { thumbnailOf } from "#web/lib/thumbnail-of.ts";
import { FindingChips } from "#web/ui/finding-chips.tsx";
import "#web/ui/picture-cards.css";
import { isLooking } from "./api.ts";
import { RemovePicture } from "./remove-picture.tsx";

type PictureListProps = {
  pictures: DraftPictures;
  isLocked: boolean;
  // Small rows, of what there is something to say about alone: for a page that is about something else.
  isCompact: boolean;
  onMark: (id: string, state: FindingState) => void;
  // Says whether it is gone.
  onRemove: ((url: string) => Promise<boolean>) | null;
};

export function PictureList({ pictures, isCompact, ...marking }: PictureListProps) {
  const { photos, plans, rooms, findings, analysis } = pictures;
  const isDone = analysis !== null && !isLooking(pictures);
  const photoCards = photos.map((url, at) => ({
    picture: { url, name: `Photo ${at + 1}`, caption: [at + 1, rooms[at]].filter(Boolean).join(" · ") },
    findings: findings.filter(({ photo }) => photo === at),
  }));
  const planCards = plans.map((url, at) => {
    const name = plans.length > 1 ? `Floor plan ${at + 1}` : "Floor plan";
    return { picture: { url, name, caption: name }, findings: findings.filter(({ plan }) => plan === at) };
  });
  const cards = (some: typeof photoCards) =>
    some
      .filter((card) => !isCompact || card.findings.length > 0)
      .map((card) => <PictureCard key={card.picture.url} {...card} isDone={isDone} {...marking} />);
  if (isCompact && isDone && findings.length === 0) {
    return <p className="text-ink-2">We looked at your pictures and saw nothing to ask about.</p>;
  }
  if (isCompact) {
    return (
      <ol className="picture-rows" aria-label="Photos and plans">
        {cards([...photoCards, ...planCards])}
      </ol>
    );
  }
  return (
    <>
      {photos.length > 0 && (
        <ol className="photo-grid" aria-label="Photos">
          {cards(photoCards)}
        </ol>
      )}
      {plans.length > 0 && (
        <ol className="photo-grid plan-grid" aria-label="Floor plans">
          {cards(planCards)}
        </ol>
      )}
    </>
  );
}

type PictureCardProps = Omit<PictureListProps, "pictures" | "isCompact"> & {
  picture: { url: string; name: string; caption: string };
  findings: Finding[];
  isDone: boolean;
};

function PictureCard({ picture, findings, isDone, isLocked, onMark, onRemove }: PictureCardProps) {
  const { url, name, caption } = picture;
  const isOpen = findings.some(({ state }) => state === "seen");

  return (
    <li className="photo-card">
      <div className="photo-frame">
        <img src={thumbnailOf(url)} alt={name} width={400} height={300} />
      </div>
      <div className="photo-line">
        <p className="note">{caption}</p>
        {onRemove && <RemovePicture name={name} onRemove={() => onRemove(url)} />}
      </div>
      <div className="min-w-0">
        {isOpen && <p className="saw-line">We saw this. Is that right?</p>}
        {isDone && findings.length === 0 && <p className="saw-line">We saw nothing to ask about.</p>}
        <FindingChips findings={findings} label={`Seen in ${name.toLowerCase()}`} isLocked={isLocked} onMark={onMark} />
      </div>
    </li>
  );
}
