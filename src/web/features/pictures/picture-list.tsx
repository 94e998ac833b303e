import Trash2 from "lucide-react/icons/trash-2";
import type { MouseEvent } from "react";
import type { Finding, FindingState } from "#shared/contract/findings.ts";
import type { DraftPictures } from "#shared/contract/intake-pictures.ts";
import { thumbnailOf } from "#web/lib/thumbnail-of.ts";
import { FindingChips } from "#web/ui/finding-chips.tsx";
import "#web/ui/picture-cards.css";
import { isLooking } from "./api.ts";

type PictureListProps = {
  pictures: DraftPictures;
  isLocked: boolean;
  onMark: (id: string, state: FindingState) => void;
  onRemove: ((url: string) => void) | null;
};

export function PictureList({ pictures, isLocked, onMark, onRemove }: PictureListProps) {
  const { photos, plans, rooms, findings, analysis } = pictures;
  const isDone = analysis !== null && !isLooking(pictures);
  const shared = { isDone, isLocked, onMark, onRemove };
  return (
    <>
      {photos.length > 0 && (
        <ol className="photo-grid" aria-label="Photos">
          {photos.map((url, at) => (
            <PictureCard
              key={url}
              picture={{ url, name: `Photo ${at + 1}`, room: rooms[at] ?? null }}
              findings={findings.filter(({ photo }) => photo === at)}
              {...shared}
            />
          ))}
        </ol>
      )}
      {plans.length > 0 && (
        <ol className="photo-grid plan-grid" aria-label="Floor plans">
          {plans.map((url, at) => (
            <PictureCard
              key={url}
              picture={{ url, name: plans.length > 1 ? `Floor plan ${at + 1}` : "Floor plan", room: null }}
              findings={findings.filter(({ plan }) => plan === at)}
              {...shared}
            />
          ))}
        </ol>
      )}
    </>
  );
}

type PictureCardProps = Omit<PictureListProps, "pictures"> & {
  picture: { url: string; name: string; room: string | null };
  findings: Finding[];
  isDone: boolean;
};

function PictureCard({ picture, findings, isDone, isLocked, onMark, onRemove }: PictureCardProps) {
  const { url, name, room } = picture;
  const isOpen = findings.some(({ state }) => state === "seen");

  function removeFrom({ currentTarget }: MouseEvent) {
    // The button goes with its card; the keyboard's place must not go with it.
    const card = currentTarget.closest("li");
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
    neighbour?.querySelector<HTMLElement>("button")?.focus();
    onRemove?.(url);
  }

  return (
    <li className="photo-card">
      <div className="photo-frame">
        <img src={thumbnailOf(url)} alt={room ? `${name}: ${room}` : name} width={400} height={300} />
      </div>
      <div className="photo-line">
        <p className="note">
          {name}
          {room && ` · ${room}`}
        </p>
        {onRemove && (
          <button type="button" className="photo-tool" aria-label={`Remove ${name.toLowerCase()}`} onClick={removeFrom}>
            <Trash2 aria-hidden="true" size={17} strokeWidth={1.75} />
          </button>
        )}
      </div>
      {isOpen && <p className="saw-line">We saw this. Is that right?</p>}
      {isDone && findings.length === 0 && <p className="saw-line">We saw nothing to ask about.</p>}
      <FindingChips findings={findings} label={`Seen in ${name.toLowerCase()}`} isLocked={isLocked} onMark={onMark} />
    </li>
  );
}
