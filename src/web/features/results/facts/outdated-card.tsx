import { useQuery } from "@tanstack/react-query";
import type { OutdatedSentence } from "#shared/contract/listing-facts.ts";
import type { ReadListing } from "#shared/contract/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { outdatedQuery } from "./api.ts";
import { ChangeFactButton } from "./change-fact-button.tsx";
import { OverSentences } from "./over-sentences.tsx";
import "./facts.css";

type OutdatedCardProps = { listingId: string; listing: ReadListing; platform: ListingPlatform };

// Which sentences the home has outgrown: their time is over, its form was corrected since, or an earlier version was
// brought back.
export function OutdatedCard({ listingId, listing, platform }: OutdatedCardProps) {
  const versions = listing.descriptions.map(({ version, versions: all }) => `${version} of ${all.at(-1)?.number ?? 1}`);
  const { data } = useQuery(outdatedQuery(listingId, versions));
  const isHere = (one: { platform: ListingPlatform }) => one.platform === platform;
  const sentences = data?.outdated.filter(isHere) ?? [];
  const over = data?.over.filter(isHere) ?? [];
  const closed = data?.closed.filter(isHere) ?? [];
  const { propertyData } = listing;
  if (!data || (sentences.length + over.length + closed.length === 0 && !data.isFormChanged)) return null;
  const isFormCompared = sentences.length > 0 || data.isFormChanged;
  const isOutdated = isFormCompared || over.length > 0;
  return (
    <section id="outdated" aria-labelledby="outdated-heading" className="sheet side-card">
      <h2 id="outdated-heading" className="note">
        {isOutdated ? "Out of date" : "Closed at present"}
      </h2>
      {over.length > 0 && (
        <>
          <p className="mt-3 text-[0.9375rem]">The time these sentences speak of is over.</p>
          <OverSentences {...{ listingId, propertyData, over, versions }} />
        </>
      )}
      {isFormCompared && <FormDiffers {...{ listingId, propertyData, sentences }} />}
      {closed.map(({ advice }) => (
        <p key={advice} className="mt-3 text-[0.9375rem]">
          {advice}
        </p>
      ))}
    </section>
  );
}

type FormDiffersProps = {
  listingId: string;
  propertyData: ReadListing["propertyData"];
  sentences: OutdatedSentence[];
};

function FormDiffers({ listingId, propertyData, sentences }: FormDiffersProps) {
  return (
    <>
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
      <ChangeFactButton listingId={listingId} propertyData={propertyData} isFromForm />
    </>
  );
}
