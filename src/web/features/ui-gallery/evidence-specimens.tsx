import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { MarkedText } from "#web/ui/marked-text.tsx";
import { SourceTag } from "#web/ui/source-tag.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { Specimen } from "./specimen.tsx";

const SUMMARY =
  "Step off the private dock into a kayak, then warm up in the wood-fired sauna or the hot tub. This four-bedroom cottage stands on the water at 18 Mile Bay.";

export function EvidenceSpecimens() {
  return (
    <>
      <Specimen name="Marked text" isWide>
        <DrawnAgain />
      </Specimen>
      <Specimen name="Sources">
        <SourceTag source="form" />
        <SourceTag source="photo" detail={7} />
        <SourceTag source="plan" />
        <SourceTag source="owner" />
      </Specimen>
      <Specimen name="Copying">
        <CopyButton text={SUMMARY} onFailed={tellFailure} />
        <CopyButton text={SUMMARY} label="Copy All" tone="primary" onFailed={tellFailure} />
      </Specimen>
    </>
  );
}

function tellFailure() {
  showToast({ title: "Error", description: "Failed to copy to clipboard.", tone: "problem" });
}

function DrawnAgain() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <p className="prose-sample">
        <MarkedText key={times}>
          Step off the private dock into a kayak, then warm up in the wood-fired sauna or the hot tub.
        </MarkedText>{" "}
        This four-bedroom cottage stands on the water at 18 Mile Bay.
      </p>
      <div className="mt-3">
        <Button tone="link" onClick={() => setTimes(times + 1)}>
          Draw it again
        </Button>
      </div>
    </>
  );
}
