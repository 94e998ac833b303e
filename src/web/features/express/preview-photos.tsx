import { type ReactNode, useState } from "react";
import type { ExpressPreview } from "#shared/contract/express.ts";
import type { Finding, FindingState } from "#shared/contract/findings.ts";
import { thumbnailOf } from "#web/lib/thumbnail-of.ts";
import { Button } from "#web/ui/button.tsx";
import "#web/ui/picture-cards.css";
import { FindingChips } from "#web/ui/finding-chips.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { isLooking } from "./api.ts";
import { PhotoCard } from "./photo-card.tsx";
import { rearrangePhotos } from "./rearrange-photos.ts";
import type { ChangePreview } from "./use-preview-changes.ts";

type PreviewPhotosProps = { preview: ExpressPreview; change: ChangePreview; isLocked: boolean };

export function PreviewPhotos({ preview, change, isLocked }: PreviewPhotosProps) {
  const { images, rooms, findings, floor_plan: floorPlan } = preview;
  const [removedFrom, setRemovedFrom] = useState<string[] | null>(null);
  const mark = (id: string, state: FindingState) => void change({ findings: { [id]: state } });
  const chips = (of: (finding: Finding) => boolean) => (
    <FindingChips findings={findings.filter(of)} isLocked={isLocked} onMark={mark} />
  );

  if (images.length === 0 && !floorPlan && !removedFrom) return <NoPhotos />;
  return (
    <section aria-labelledby="photos-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <PhotosHead />
      <Looking preview={preview} />
      {removedFrom && !isLocked && (
        <TakenOut
          onUndo={() => {
            setRemovedFrom(null);
            void change({ photos: removedFrom });
          }}
        />
      )}
      <ol className="photo-grid" aria-label="Photos">
        {images.map((url, at) => (
          <PhotoCard
            key={url}
            url={url}
            number={at + 1}
            isLast={at === images.length - 1}
            room={rooms[at] ?? null}
            isLocked={isLocked}
            onMove={(move) => {
              setRemovedFrom(move === "remove" ? images : null);
              void change({ photos: rearrangePhotos(images, url, move) });
            }}
          >
            {chips(({ photo }) => photo === at)}
          </PhotoCard>
        ))}
      </ol>
      {floorPlan && <FloorPlan url={floorPlan}>{chips(({ source }) => source === "plan")}</FloorPlan>}
    </section>
  );
}

function PhotosHead() {
  return (
    <>
      <h2 id="photos-heading" className="preview-heading">
        What your pictures show
      </h2>
      <p className="mb-4 text-ink-2">
        Confirm what is right and it becomes part of the description. Strike out what is wrong. What you leave alone is
        not used.
      </p>
    </>
  );
}

function TakenOut({ onUndo }: { onUndo: () => void }) {
  return (
    <div className="photo-undo">
      <output>The photo was taken out.</output>
      <Button tone="link" onClick={onUndo}>
        Undo
      </Button>
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

function NoPhotos() {
  return (
    <section aria-labelledby="photos-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <h2 id="photos-heading" className="preview-heading">
        No pictures
      </h2>
      <p className="text-ink-2">
        The description will rest on your details alone. Photos and a floor plan are added when a listing is started.
      </p>
    </section>
  );
}
