import { useId, useState } from "react";
import type { PhotoCaption } from "#shared/contract/listing-extras.ts";
import { messages } from "#shared/messages.ts";
import { thumbnailOf } from "#web/lib/thumbnail-of.ts";
import { Button } from "#web/ui/button.tsx";
import { Copying } from "../copying.tsx";
import { FormLink } from "./form-link.tsx";

const FIRST_SHOWN = 6;

type CaptionsCardProps = { captions: PhotoCaption[]; draftId: string | null };

export function CaptionsCard({ captions, draftId }: CaptionsCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? captions : captions.slice(0, FIRST_SHOWN);
  const silent = captions.filter(({ caption }) => caption === null).length;
  return (
    <section aria-labelledby="captions-heading" className="sheet extras-card extras-wide">
      <div>
        <h2 id="captions-heading">Photo captions</h2>
        <p className="extras-hint">
          {hintFor(captions.length, silent)}{" "}
          {silent > 0 && (
            <FormLink draftId={draftId} section="pictures" label="Say what they show: the photos without a caption">
              Say what they show
            </FormLink>
          )}
        </p>
      </div>
      {captions.length > 0 && (
        <ul className="caption-grid">
          {shown.map((photo, at) => (
            <CaptionItem key={photo.imageUrl} photo={photo} place={at + 1} />
          ))}
        </ul>
      )}
      {captions.length > FIRST_SHOWN && (
        <div>
          <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show all ${captions.length} photos`}
          </Button>
        </div>
      )}
    </section>
  );
}

function hintFor(count: number, silent: number): string {
  if (count === 0) return "This listing has no photos. With photos, each gets a caption here.";
  if (silent === 0) return "One for each photo, from what you confirmed and wrote.";
  if (silent === count)
    return "You have not said yet what your photos show, and nothing is guessed. Name the room or confirm what was recognised, and a caption is written.";
  const photos = silent === 1 ? "One photo has" : `${silent} photos have`;
  return `From what you confirmed and wrote. ${photos} no caption, since nothing was said of ${silent === 1 ? "it" : "them"} yet.`;
}

function CaptionItem({ photo: { imageUrl, caption }, place }: { photo: PhotoCaption; place: number }) {
  const id = useId();
  return (
    <li className="caption-item">
      <img src={thumbnailOf(imageUrl)} alt={`Number ${place} of your photos`} loading="lazy" />
      <p id={id} className={caption ? undefined : "extras-missing"}>
        {caption ?? "No caption yet."}
      </p>
      {caption && <Copying text={caption} describedBy={id} success={messages.captionCopied} />}
    </li>
  );
}
