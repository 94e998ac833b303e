import { useState } from "react";
import type { Evidence, Teaser } from "#shared/contract/listings/listings.ts";
import { EvidencePanel } from "#web/ui/description/evidence-panel.tsx";
import { LiveText } from "#web/ui/description/live-text.tsx";
import { SourceTag } from "#web/ui/description/source-tag.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { CopyButton } from "#web/ui/inputs/copy-button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { Specimen } from "./specimen.tsx";

const SUMMARY =
  "Step off the private dock into a kayak, then warm up in the wood-fired sauna or the hot tub. This four-bedroom cottage stands on the water at 18 Mile Bay.";

const FACTS: Evidence[] = [
  { id: "dock", label: "Private dock", group: "Outdoors", source: "form", imageUrl: null, isSaid: false },
  { id: "sauna", label: "Wood-fired sauna", group: "Outdoors", source: "photo", imageUrl: "/og.png", isSaid: true },
  {
    id: "hot-tub",
    label: "Hot tub",
    group: "Outdoors",
    source: "owner",
    imageUrl: null,
    isSaid: false,
    saidAt: "2026-05-02T08:00:00Z",
  },
];

const teaserOf = (title: string, opening: string): Teaser => ({
  title,
  opening,
  rest: [
    { heading: "The space", characters: 420 },
    { heading: "Guest access", characters: 130 },
  ],
  evidence: [
    { part: "title", sentence: title, facts: FACTS.slice(0, 1) },
    { part: "opening", sentence: opening, facts: FACTS },
  ],
});

const WRITTEN: (Teaser | null)[] = [
  null,
  teaserOf("Cottage with dock", "Step off the private dock."),
  teaserOf("Cottage with dock and sauna", "Step off the private dock into a kayak."),
];

export function EvidenceSpecimens() {
  return (
    <>
      <Specimen name="Sources">
        <SourceTag source="form" />
        <SourceTag source="photo" detail={7} />
        <SourceTag source="plan" />
        <SourceTag source="owner" />
      </Specimen>
      <Specimen name="Behind a sentence" isWide>
        <div className="max-w-80">
          <EvidencePanel evidence={FACTS} sentence={SUMMARY} />
        </div>
      </Specimen>
      <Specimen name="Behind nothing" isWide>
        <div className="grid gap-6 md:grid-cols-2">
          <div>
            <EvidencePanel evidence={[]} sentence={null} />
          </div>
          <div>
            <EvidencePanel evidence={[]} sentence="There is more to see." />
          </div>
        </div>
      </Specimen>
      <Specimen name="Text in the making" isWide>
        <WritingItself />
      </Specimen>
      <Specimen name="CopyWithToast">
        <CopyButton text={SUMMARY} onFailed={tellFailure} />
        <CopyButton text={SUMMARY} label="Copy All" tone="primary" onFailed={tellFailure} />
      </Specimen>
    </>
  );
}

function tellFailure() {
  showToast({ title: "Error", description: "Failed to copy to clipboard.", tone: "problem" });
}

function WritingItself() {
  const [step, setStep] = useState(1);
  return (
    <LiveText teaser={WRITTEN[step] ?? null}>
      <Button tone="link" onClick={() => setStep((step + 1) % WRITTEN.length)}>
        Write it anew
      </Button>
    </LiveText>
  );
}
