import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { type ReactNode, useState } from "react";
import type { DraftPictures, Finding, FindingState } from "#shared/contract/intake/pictures.ts";
import { thumbnailOf } from "#web/lib/photos/thumbnail-of.ts";
import { FindingChips } from "#web/ui/pictures/finding-chips.tsx";
import "#web/ui/pictures/picture-cards.css";

import Trash2 from "lucide-react/icons/trash-2";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { SaidRoom, SaidThings } from "#web/ui/pictures/photo-saying.tsx";
import { PhotoTool } from "#web/ui/pictures/photo-tool.tsx";
import { type DragOrder, type PhotoMove, rearrangePhotos, useDragOrder } from "#web/ui/pictures/use-drag-order.ts";
import { isLooking } from "./api.ts";

type Marking = { isLocked: boolean; onMark: (id: string, state: FindingState) => void };

type PictureListProps = Marking & {
  pictures: DraftPictures;
  // Small rows: for a page that is about something else.
  isCompact: boolean;
  // Says whether it is gone.
  onRemove: ((url: string) => Promise<boolean>) | null;
  onOrder: ((photos: string[]) => void) | null;
};

export function PictureList({ pictures, isCompact, onRemove, onOrder, ...marking }: PictureListProps) {
  const { photos, plans, findings, analysis } = pictures;
  const isDone = analysis !== null && !isLooking(pictures);
  const move = (url: string, how: PhotoMove) => onOrder?.(rearrangePhotos(photos, url, how));
  const dragging = useDragOrder({ isLocked: onOrder === null, onDrop: (url, onto) => move(url, { onto }) });
  const shared = { onRemove, isDone, ...marking };

  const photoCards = photos.map((url, at) => (
    <PhotoCard
      key={url}
      {...shared}
      {...{ url, at, pictures, dragging }}
      onMove={onOrder && ((how) => move(url, how))}
    />
  ));
  const planCards = plans.map((url, at) => {
    const name = plans.length > 1 ? `Floor plan ${at + 1}` : "Floor plan";
    const own = findings.filter(({ plan }) => plan === at);
    return <PictureCard key={url} {...shared} {...{ url, name }} caption={name} findings={own} />;
  });
  if (isCompact) {
    return (
      <ol className="picture-rows" aria-label="Photos and plans">
        {photoCards}
        {planCards}
      </ol>
    );
  }
  return (
    <>
      {photos.length > 0 && (
        <ol className="photo-grid" aria-label="Photos">
          {photoCards}
        </ol>
      )}
      {plans.length > 0 && (
        <ol className="photo-grid plan-grid" aria-label="Floor plans">
          {planCards}
        </ol>
      )}
    </>
  );
}

type SharedProps = Marking & Pick<PictureListProps, "onRemove"> & { url: string; isDone: boolean };

type PhotoCardProps = SharedProps & {
  pictures: DraftPictures;
  at: number;
  dragging: DragOrder;
  onMove: ((how: PhotoMove) => void) | null;
};

function PhotoCard({ pictures, at, onMove, ...card }: PhotoCardProps) {
  const { saying, rooms, photos } = pictures;
  const findings = pictures.findings.filter(({ photo }) => photo === at);
  const marking = { saying, photo: at, isLocked: card.isLocked, onMark: card.onMark };
  const name = `photo ${at + 1}`;
  const isLast = at === photos.length - 1;
  const tools = onMove && photos.length > 1 && (
    <>
      <PhotoTool name={`Move ${name} earlier`} isOff={at === 0} onPress={() => onMove("earlier")} icon={ArrowLeft} />
      <PhotoTool name={`Move ${name} later`} isOff={isLast} onPress={() => onMove("later")} icon={ArrowRight} />
    </>
  );
  const caption = (
    <>
      <span>{at + 1}</span>
      <SaidRoom room={rooms[at] ?? null} {...marking} />
    </>
  );
  return (
    <PictureCard {...card} name={`Photo ${at + 1}`} caption={caption} findings={findings} tools={tools}>
      <SaidThings findings={findings} {...marking} />
    </PictureCard>
  );
}

type PictureCardProps = SharedProps & {
  name: string;
  caption: ReactNode;
  findings: Finding[];
  dragging?: DragOrder;
  tools?: ReactNode;
  children?: ReactNode;
};

function PictureCard({ url, name, caption, findings, isDone, dragging, tools, children, ...props }: PictureCardProps) {
  const { isLocked, onMark, onRemove } = props;
  const recognised = findings.filter(({ isSaid }) => !isSaid);
  const isOpen = recognised.some(({ state }) => state === "seen");

  return (
    <li className="photo-card" {...dragging?.place(url)}>
      <div className="photo-frame" {...dragging?.handle(url)}>
        <img src={thumbnailOf(url)} alt={name} width={400} height={300} draggable={false} />
      </div>
      <div className="photo-line">
        <p className="note photo-caption">{caption}</p>
        <div className="photo-tools">
          {tools}
          {onRemove && <RemovePicture name={name} onRemove={() => onRemove(url)} />}
        </div>
      </div>
      <div className="min-w-0">
        {isOpen && <p className="saw-line">We saw this. Is that right?</p>}
        {isDone && findings.length === 0 && !children && <p className="saw-line">We saw nothing to ask about.</p>}
        <FindingChips
          findings={recognised}
          label={`Seen in ${name.toLowerCase()}`}
          isLocked={isLocked}
          onMark={onMark}
        />
        {children}
      </div>
    </li>
  );
}

type RemovePictureProps = { name: string; onRemove: () => Promise<boolean> };

function RemovePicture({ name, onRemove }: RemovePictureProps) {
  const [state, setState] = useState<"closed" | "open" | "busy">("closed");
  const what = name.toLowerCase();

  async function remove() {
    setState("busy");
    // Once it is removed, this is gone with its card.
    if (!(await onRemove())) setState("open");
  }

  return (
    <>
      <button type="button" className="photo-tool" aria-label={`Remove ${what}`} onClick={() => setState("open")}>
        <Trash2 aria-hidden="true" size={17} strokeWidth={1.75} />
      </button>
      <ConfirmDialog
        isOpen={state !== "closed"}
        onOpenChange={(isOpen) => setState(isOpen ? "open" : "closed")}
        title={`Remove ${what}?`}
        description="It is taken out of the form, and what you confirmed about it is no longer used. This cannot be undone."
        confirmLabel="Remove"
        busyLabel="Removing…"
        cancelLabel="Keep it"
        isBusy={state === "busy"}
        onConfirm={() => void remove()}
      />
    </>
  );
}
