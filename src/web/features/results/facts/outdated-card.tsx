import { useQuery } from "@tanstack/react-query";
import type { ReadListing } from "#shared/contract/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { outdatedQuery } from "./api.ts";
import { ChangeFactButton } from "./change-fact-button.tsx";
import "./facts.css";

type OutdatedCardProps = { listingId: string; listing: ReadListing; platform: ListingPlatform };

// Which sentences the home has outgrown: its form was corrected since, or an earlier version was brought back.
export function OutdatedCard({ listingId, listing, platform }: OutdatedCardProps) {
  const versions = listing.descriptions.map(({ version, versions: all }) => `${version} of ${all.length}`);
  const { data } = useQuery(outdatedQuery(listingId, versions));
  const sentences = data?.outdated.filter((sentence) => sentence.platform === platform) ?? [];
  if (!data || (sentences.length === 0 && !data.isFormChanged)) return null;
  return (
    <section aria-labelledby="outdated-heading" className="sheet side-card">
      <h2 id="outdated-heading" className="note">
        Out of date
      </h2>
      <p className="mt-3 text-[0.9375rem]">
        {sentences.length === 0
          ? "Your form says more than this text does."
          : "These sentences rest on something that is no longer so."}
      </p>
      <ul className="fact-outdated">
        {sentences.map(({ heading, text, because }) => (
          <li key={`${heading} ${text}`}>
            <q>{text}</q> <span className="text-ink-2">It says: {because.join(", ")}.</span>
          </li>
        ))}
      </ul>
      <ChangeFactButton listingId={listingId} propertyData={listing.propertyData} isFromForm />
    </section>
  );
}
