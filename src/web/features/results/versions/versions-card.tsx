import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { listVersions, TextVersion, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { describeVersion } from "./revision-options.ts";

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

// The newest versions come with the page; all of them are asked for once a host wants to see them.
function useAllVersions({ listingId, platformType: platform, versions: newest }: WrittenDescription) {
  const [isAll, setIsAll] = useState(false);
  const last = newest.at(-1)?.number ?? 1;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ["/api/listing/{id}/versions", listingId, platform, last],
    queryFn: () =>
      callEndpoint<typeof listVersions>("GET /api/listing/{id}/versions", {
        params: { id: listingId },
        query: { platform },
      }),
    enabled: isAll,
    placeholderData: (former: { versions: TextVersion[] } | undefined) => former,
  });
  const listed = new Set(newest.map(({ number }) => number));
  const earlier = data?.versions.filter(({ number }) => !listed.has(number)) ?? [];
  const versions = isAll ? [...earlier, ...newest].toSorted((one, other) => one.number - other.number) : newest;
  return {
    versions,
    // Versions are counted from one without gaps.
    left: last - versions.length,
    isLoading: isAll && isFetching,
    isProblem: isAll && isError,
    showAll: () => {
      if (isAll) void refetch();
      setIsAll(true);
    },
  };
}
