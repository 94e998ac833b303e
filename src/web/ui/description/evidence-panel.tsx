import type { Evidence } from "#shared/contract/listings/listings.ts";
import { thumbnailOf } from "#web/lib/photos/thumbnail-of.ts";
import "./evidence.css";
import { evidencePictures } from "./evidence-pictures.ts";
import { SourceTag } from "./source-tag.tsx";

type EvidencePanelProps = { evidence: Evidence[]; sentence: string | null };

// What stands behind the sentence that is pointed at.
export function EvidencePanel({ evidence, sentence }: EvidencePanelProps) {
  const pictures = evidencePictures(evidence);
  return (
    <>
      <p className="note">Why this sentence</p>
      {sentence === null && <p className="mt-3 text-[0.9375rem] text-ink-2">Point at a sentence, or tap it.</p>}
      {sentence !== null && evidence.length === 0 && (
        <p className="mt-3 text-[0.9375rem] text-ink-2">It joins the others and states nothing of its own.</p>
      )}
      <ul className="evidence-list">
        {evidence.map(({ id, label, source, isSaid, saidAt }) => (
          <li key={id}>
            <SourceTag source={source} />
            <span className="min-w-0">
              {label}
              {isSaid && <span className="block text-ink-2">Said by the host of this photo</span>}
              {saidAt && <span className="block text-ink-2">Said by the host at a revision, {dayOf(saidAt)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {pictures.length > 0 && (
        <div className="evidence-pictures">
          {pictures.slice(0, 2).map(({ imageUrl, label }) => (
            <img key={imageUrl} src={thumbnailOf(imageUrl)} alt={`Shows: ${label}`} loading="lazy" />
          ))}
        </div>
      )}
    </>
  );
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
}
