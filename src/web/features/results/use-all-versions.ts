import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { listVersions, TextVersion, WrittenDescription } from "#shared/contract/listings.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

// The newest versions come with the page; all of them are asked for once a host wants to see them.
export function useAllVersions({ listingId, platformType: platform, versions: newest }: WrittenDescription) {
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
