import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OutdatedSentence, OverSentence } from "#shared/contract/listings/listing-facts.ts";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { confirmStillTrue, outdatedQuery } from "./api.ts";
import { ChangeFactButton } from "./fact-actions.tsx";
import "./facts.css";
import type { PropertyData } from "#shared/contract/orders.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { useAttempts } from "../use-attempts.ts";

type OutdatedCardProps = { listingId: string; listing: ReadListing; platform: ListingPlatform };

// Lists out-of-date sentences: their time is over, the form was corrected since, or an earlier version was restored.
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

type OverSentencesProps = {
  listingId: string;
  propertyData: PropertyData;
  over: OverSentence[];
  // Under which the card keeps what it was told.
  versions: readonly string[];
};

// What was true for a time, each with what a host can do about it.
function OverSentences({ listingId, propertyData, over, versions }: OverSentencesProps) {
  const client = useQueryClient();
  const { busy, problem, attempt } = useAttempts(listingId);
  const stand = ({ platform, heading, text }: OverSentence) =>
    attempt(text, async () => {
      const told = await confirmStillTrue(listingId, { platform, heading, sentence: text });
      client.setQueryData(outdatedQuery(listingId, versions).queryKey, told);
    });
  return (
    <>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <ul className="fact-outdated">
        {over.map((sentence) => (
          <li key={`${sentence.heading} ${sentence.text}`}>
            <q>{sentence.text}</q> <span className="text-ink-2">{sentence.why}</span>
            <div className="fact-over">
              {sentence.takeOut && (
                <ChangeFactButton
                  {...{ listingId, propertyData }}
                  given={{ changes: sentence.takeOut }}
                  label="Take it out"
                />
              )}
              {sentence.answer && (
                <ChangeFactButton
                  {...{ listingId, propertyData }}
                  given={{ answer: sentence.answer }}
                  label="Say what holds now"
                />
              )}
              <Button
                size="small"
                isBusy={busy === sentence.text}
                busyLabel="Keeping…"
                onClick={() => void stand(sentence)}
              >
                Still true
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
