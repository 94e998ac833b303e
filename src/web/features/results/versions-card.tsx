import { useState } from "react";
import type { WrittenDescription } from "#shared/contract/listings.ts";
import { Button } from "#web/ui/button.tsx";
import { describeVersion } from "./revision-options.ts";
import { useAllVersions } from "./use-all-versions.ts";

type VersionsCardProps = { description: WrittenDescription; onRestore: (version: number) => Promise<void> };

export function VersionsCard({ description, onRestore }: VersionsCardProps) {
  const { versions, left, showAll, isLoading, isProblem } = useAllVersions(description);
  const [busy, setBusy] = useState<number | null>(null);

  async function restore(number: number) {
    setBusy(number);
    await onRestore(number).finally(() => setBusy(null));
  }

  return (
    <section aria-labelledby="versions-heading" className="sheet side-card">
      <h2 id="versions-heading" className="note">
        Versions
      </h2>
      <ul className="versions">
        {versions.toReversed().map((version) => (
          <li key={version.number} aria-current={version.number === description.version || undefined}>
            <span className="min-w-0">
              <span className="font-semibold">Version {version.number}</span>{" "}
              <span className="text-ink-2">{describeVersion(version)}</span>
            </span>
            {version.number === description.version ? (
              <span className="note">shown</span>
            ) : (
              <Button
                size="small"
                isBusy={busy === version.number}
                aria-label={`Bring back version ${version.number}`}
                onClick={() => void restore(version.number)}
              >
                Bring back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" isBusy={isLoading} busyLabel="Loading…" onClick={showAll}>
          Show {left} earlier
        </Button>
      )}
      {isProblem && <p role="alert">The earlier versions could not be loaded. Please try again.</p>}
    </section>
  );
}
