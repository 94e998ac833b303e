import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Star from "lucide-react/icons/star";
import Trash2 from "lucide-react/icons/trash-2";
import { type ComponentType, type ReactNode, useState } from "react";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import type { FindingState } from "#shared/contract/intake/pictures.ts";
import { MAX_IMAGES } from "#shared/contract-values.ts";
import { thumbnailOf } from "#web/lib/photos/thumbnail-of.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { PhotoTool } from "#web/ui/pictures/photo-tool.tsx";
import "#web/ui/pictures/picture-cards.css";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { FindingChips } from "#web/ui/pictures/finding-chips.tsx";
import { SaidRoom, SaidThings } from "#web/ui/pictures/photo-saying.tsx";
import { type Said, SaveState } from "#web/ui/pictures/save-state.tsx";
import { type DragOrder, type PhotoMove, rearrangePhotos, useDragOrder } from "#web/ui/pictures/use-drag-order.ts";
import { isLooking } from "./api.ts";
import { type ChangePreview, usePreviewMarks } from "./use-preview-changes.ts";

type PreviewPhotosProps = {
  jobId: string;
  preview: ExpressPreview;
  change: ChangePreview;
  isLocked: boolean;
  PhotoAdder: PhotoAdderComponent;
};

type Removed = { url: string; at: number };

export function PreviewPhotos({ jobId, preview: kept, change, isLocked, PhotoAdder }: PreviewPhotosProps) {
  const { preview, phase, mark: save, retry } = usePreviewMarks(jobId, kept);
  const { images, findings, floor_plan: floorPlan } = preview;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [said, setSaid] = useState<Said | null>(null);

  function mark(id: string, state: FindingState) {
    setSaid({ ...nameOf(preview, id), state });
    save(id, state);
  }

  function move(url: string, how: PhotoMove) {
    setRemoved(how === "remove" ? { url, at: images.indexOf(url) } : null);
    void change({ photos: rearrangePhotos(images, url, how) });
  }

  function undo({ url, at }: Removed) {
    setRemoved(null);
    void change({ photos: images.toSpliced(at, 0, url) });
  }

  const marking = { isLocked, onMark: mark };
  const onPlan = findings.filter(({ source }) => source === "plan");
  return (
    <section aria-labelledby="photos-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <PhotosHead hasPictures={images.length > 0 || floorPlan !== null} />
      <Looking preview={preview} />
      <SaveState phase={phase} said={said} onRetry={retry} />
      {removed && !isLocked && <TakenOut onUndo={images.length < MAX_IMAGES ? () => undo(removed) : null} />}
      {images.length > 0 && <PhotoList preview={preview} onMove={move} {...marking} />}
      {floorPlan && (
        <FloorPlan url={floorPlan}>
          <FindingChips findings={onPlan} {...marking} />
        </FloorPlan>
      )}
      {!isLocked && (
        <PhotoAdder taken={images.length} max={MAX_IMAGES} onUploaded={(urls) => change({ addPhotos: urls })} />
      )}
    </section>
  );
}

type PhotoListProps = {
  preview: ExpressPreview;
  isLocked: boolean;
  onMark: (id: string, state: FindingState) => void;
  onMove: (url: string, how: PhotoMove) => void;
};

function PhotoList({ preview, onMove, ...marking }: PhotoListProps) {
  const { images, rooms, saying } = preview;
  const dragging = useDragOrder({ isLocked: marking.isLocked, onDrop: (url, onto) => onMove(url, { onto }) });
  return (
    <ol className="photo-grid" aria-label="Photos">
      {images.map((url, at) => {
        const room = rooms[at] ?? null;
        const findings = preview.findings.filter(({ photo }) => photo === at);
        return (
          <PhotoCard
            key={url}
            {...{ url, room, dragging }}
            number={at + 1}
            isLast={at === images.length - 1}
            caption={<SaidRoom saying={saying} photo={at} room={room} {...marking} />}
            isLocked={marking.isLocked}
            onMove={(how) => onMove(url, how)}
          >
            <FindingChips findings={findings.filter(({ isSaid }) => !isSaid)} {...marking} />
            <SaidThings saying={saying} photo={at} findings={findings} {...marking} />
          </PhotoCard>
        );
      })}
    </ol>
  );
}

function nameOf({ findings, saying }: ExpressPreview, id: string): Omit<Said, "state"> {
  const finding = findings.find((one) => one.id === id);
  const key = id.slice(id.indexOf("/") + 1);
  const sayable = [...saying.things, ...saying.rooms].find((one) => one.key === key);
  return { label: finding?.label ?? sayable?.label ?? "", isSaid: finding?.isSaid ?? true };
}

function PhotosHead({ hasPictures }: { hasPictures: boolean }) {
  if (!hasPictures) {
    return (
      <>
        <h2 id="photos-heading" className="preview-heading">
          No pictures
        </h2>
        <p className="mb-4 text-ink-2">The description will rest on your details alone, unless you add photos here.</p>
      </>
    );
  }
  return (
    <>
      <h2 id="photos-heading" className="preview-heading">
        What your pictures show
      </h2>
      <p className="mb-4 text-ink-2">
        Confirm what is right, and tap what we missed: it becomes part of the description. Strike out what is wrong.
        What you leave alone is not used.
      </p>
    </>
  );
}

// Its place may have been taken meanwhile.
function TakenOut({ onUndo }: { onUndo: (() => void) | null }) {
  return (
    <div className="photo-undo">
      <output>The photo was taken out.</output>
      {onUndo && (
        <Button tone="link" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}

function FloorPlan({ url, children }: { url: string; children: ReactNode }) {
  return (
    <div className="plan-card">
      <img src={thumbnailOf(url)} alt="Floor plan" width={400} height={300} />
      <div className="min-w-0">
        <h3 className="preview-subheading">Floor plan</h3>
        {children}
      </div>
    </div>
  );
}

function Looking({ preview }: { preview: ExpressPreview }) {
  const { analysis } = preview;
  if (!analysis || !isLooking(preview)) return null;
  const { done, total } = analysis;
  return (
    <div className="mb-5">
      <Progress label="Looking at your pictures" value={done} max={total} text={`${done} of ${total} looked at`} />
    </div>
  );
}

// What uploads further photos, which another feature brings.
type PhotoAdderComponent = ComponentType<{
  taken: number;
  max: number;
  // Says whether they are part of the listing.
  onUploaded: (urls: string[]) => Promise<boolean>;
}>;

type PhotoCardProps = {
  url: string;
  // Counted from 1.
  number: number;
  isLast: boolean;
  room: string | null;
  // The room again, as a control where it can be corrected.
  caption: ReactNode;
  isLocked: boolean;
  dragging: DragOrder;
  onMove: (move: PhotoMove) => void;
  children: ReactNode;
};

function PhotoCard({ url, number, room, caption, isLocked, dragging, children, ...tools }: PhotoCardProps) {
  return (
    <li className="photo-card" {...dragging.place(url)}>
      <div className="photo-frame" {...dragging.handle(url)}>
        <img
          src={thumbnailOf(url)}
          alt={room ? `Photo ${number}: ${room}` : `Photo ${number}`}
          width={400}
          height={300}
          draggable={false}
        />
        {number === 1 && <span className="photo-cover">Cover</span>}
      </div>
      <div className="photo-line">
        <p className="note photo-caption">
          <span>{number}</span>
          {caption}
        </p>
        {!isLocked && <PhotoTools number={number} {...tools} />}
      </div>
      {children}
    </li>
  );
}

type PhotoToolsProps = Pick<PhotoCardProps, "number" | "isLast" | "onMove">;

function PhotoTools({ number, isLast, onMove }: PhotoToolsProps) {
  const name = `photo ${number}`;
  const isCover = number === 1;
  return (
    <div className="photo-tools">
      <PhotoTool name={`Make ${name} the cover`} isOff={isCover} onPress={() => onMove("cover")} icon={Star} />
      <PhotoTool name={`Move ${name} earlier`} isOff={isCover} onPress={() => onMove("earlier")} icon={ArrowLeft} />
      <PhotoTool name={`Move ${name} later`} isOff={isLast} onPress={() => onMove("later")} icon={ArrowRight} />
      <PhotoTool name={`Remove ${name}`} onPress={() => onMove("remove")} icon={Trash2} />
    </div>
  );
}
