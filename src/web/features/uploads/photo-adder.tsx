import { useRef, useState } from "react";
import "./uploads.css";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { FilePicker } from "#web/ui/files/file-picker.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { FieldGroup } from "#web/ui/inputs/field.tsx";
import { RefusedFiles, UploadEntry } from "./upload-entry.tsx";
import { ACCEPTED_TYPES, isWaiting, type UploadSummary, useChosenFiles, useImageUploads } from "./use-image-uploads.ts";

type PhotoAdderProps = {
  // Photos that are there already, of how many there may be.
  taken: number;
  max: number;
  // Says whether they are part of the listing.
  onUploaded: (urls: string[]) => Promise<boolean>;
};

// Adds photos to a listing that has some: what is uploaded leaves this list and stands among the others.
export function PhotoAdder({ taken, max, onUploaded }: PhotoAdderProps) {
  const handed = useRef(new Set<string>());
  const [left, setLeft] = useState<string[]>([]);

  async function hand(urls: string[]) {
    for (const url of urls) handed.current.add(url);
    const isAdded = await onUploaded(urls);
    setLeft((former) => [...former.filter((url) => !urls.includes(url)), ...(isAdded ? [] : urls)]);
  }

  const takeUploaded = ({ imageUrls }: UploadSummary) => {
    const fresh = imageUrls.filter((url) => !handed.current.has(url));
    if (fresh.length > 0) void hand(fresh);
  };
  const { items, add, retry, remove } = useImageUploads(takeUploaded);
  const onTheWay = items.filter(({ state }) => state.step !== "done");
  const { refusals, take } = useChosenFiles({ taken: taken + onTheWay.filter(isWaiting).length, max, add });
  const isFull = taken >= max;

  return (
    <div className="photo-adder">
      <FieldGroup label="Add photos" help={isFull ? `A listing takes ${max} photos.` : `${taken} of ${max}`}>
        {onTheWay.length > 0 && (
          <ul className="upload-list">
            {onTheWay.map((item) => (
              <UploadEntry
                key={item.id}
                item={item}
                onRetry={() => taken < max && retry(item)}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
        )}
        {left.length > 0 && <NotAdded count={left.length} onRetry={() => void hand(left)} />}
        {!isFull && <FilePicker label="Choose photos" accept={ACCEPTED_TYPES} multiple onFiles={take} />}
        {refusals.length > 0 && <RefusedFiles refusals={refusals} />}
      </FieldGroup>
    </div>
  );
}

function NotAdded({ count, onRetry }: { count: number; onRetry: () => void }) {
  const action = (
    <Button size="small" onClick={onRetry}>
      Add {count === 1 ? "it" : "them"} now
    </Button>
  );
  return (
    <div className="mb-3">
      <Notice title={count === 1 ? "One photo is not added yet" : `${count} photos are not added yet`} action={action}>
        Uploaded, but not part of the listing.
      </Notice>
    </div>
  );
}
