import { useState } from "react";
import type { ReadListing, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { PLATFORM_LABELS, wishesIn } from "#shared/property-facts.ts";
import { EvidencePanel } from "#web/ui/description/evidence-panel.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { WishesCard } from "#web/ui/layout/wishes-card.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";
import { AskBox } from "./ask/ask-box.tsx";
import { useProposal } from "./ask/use-proposal.ts";
import { useEditing } from "./edit/use-editing.tsx";
import { ChangeFactButton, LockToggle } from "./facts/fact-actions.tsx";
import { OutdatedCard } from "./facts/outdated-card.tsx";
import { AddPlatform } from "./platforms/add-platform.tsx";
import { ExportMenu } from "./platforms/export-menu.tsx";
import { platformChoices } from "./platforms/platform-choices.ts";
import { ExtrasWaiting } from "./results-states.tsx";
import { BeginningChoice, ProofCard, PropertyCard, QuestionsCard } from "./side-cards.tsx";
import { CopyWithToast } from "./text/copy-with-toast.tsx";
import { type Chosen, DescriptionView, type Pointing } from "./text/description-view.tsx";
import { plainText, splitSections } from "./text/split-sections.ts";
import { useRevisions } from "./versions/use-revisions.ts";
import { VersionsCard } from "./versions/versions-card.tsx";

// It names the questions of the form, which are larger than all else on this page.
const LeftOutCard = lazyContent(async () => (await import("./left-out/left-out-card.tsx")).LeftOutCard, null);
const ReviseDialog = lazyOverlay(async () => (await import("./versions/revise-dialog.tsx")).ReviseDialog);

const ListingExtras = lazyContent(
  async () => (await import("./extras/listing-extras.tsx")).ListingExtras,
  <ExtrasWaiting />,
);

const LanguagesCard = lazyContent(async () => (await import("./languages/languages-card.tsx")).LanguagesCard, null);

type ListingContentProps = { listingId: string; listing: ReadListing };

// The text beside its evidence; several texts each under their platform.
export function ListingContent({ listingId, listing }: ListingContentProps) {
  const { descriptions } = listing;
  const [platform, setPlatform] = useState<string>(descriptions[0]?.platformType ?? "airbnb");
  const columnsFor = (description: WrittenDescription) => (
    <DescriptionColumns key={description.id} listingId={listingId} listing={listing} description={description} />
  );
  const shown = descriptions.find(({ platformType }) => platformType === platform);
  const extras = shown && <ListingExtras key="extras" listingId={listingId} listing={listing} description={shown} />;
  const choices = platformChoices(descriptions);
  if (choices.length === 1) return [...descriptions.map(columnsFor), extras];
  return (
    <>
      <Tabs
        label="Descriptions"
        value={platform}
        onChange={setPlatform}
        tabs={choices.map((choice) => ({
          value: choice.platform,
          label: PLATFORM_LABELS[choice.platform],
          content: choice.description ? (
            columnsFor(choice.description)
          ) : (
            <AddPlatform listingId={listingId} platform={choice.platform} />
          ),
        }))}
      />
      {extras}
    </>
  );
}

type ColumnsProps = ListingContentProps & { description: WrittenDescription };

function DescriptionColumns({ listingId, listing, description }: ColumnsProps) {
  const { chosen, choose } = useChosenSentence(description);
  const [isRevising, setIsRevising] = useState(false);
  const platform = description.platformType;
  const { restore, begin } = useRevisions({ listingId, platform });
  const proposal = useProposal({ listingId, platform });
  const evidence = description.evidence.filter(({ id }) => chosen?.sentence.facts.includes(id));
  const editing = useEditing({ listingId, listing, description });
  const lock = chosen && (
    <LockToggle {...{ listingId, description, chosen }}>{editing.sentenceButton(chosen)}</LockToggle>
  );

  return (
    <div className="results-columns">
      <div className="min-w-0">
        <DescriptionBar {...{ listingId, listing, description }} onRevise={() => setIsRevising(true)} />
        <AskBox {...{ listingId, proposal }} propertyData={listing.propertyData} />
        {description.otherBeginning && <BeginningChoice other={description.otherBeginning} onChoose={begin} />}
        <DescriptionView
          {...{ chosen, evidence, editing }}
          sections={description.sections}
          onChoose={choose}
          action={lock}
        />
        <LanguagesCard {...{ listingId, listing, description }} />
        {description.leftOut.length > 0 && <LeftOutCard leftOut={description.leftOut} />}
      </div>
      <div className="results-side">
        <section id="why" aria-label="Why this sentence" className="sheet side-card evidence-side shadow-lift">
          <EvidencePanel evidence={evidence} sentence={chosen?.sentence.text ?? null} />
          {lock}
        </section>
        <OutdatedCard {...{ listingId, listing, platform }} />
        <Wishes listing={listing} />
        {description.questions.length > 0 && <QuestionsCard questions={description.questions} />}
        {description.versions.length > 1 && <VersionsCard description={description} onRestore={restore} />}
        <ProofCard description={description} />
        <PropertyCard propertyData={listing.propertyData} orderId={listing.orderId} />
      </div>
      {isRevising && (
        <ReviseDialog description={description} proposal={proposal} onClose={() => setIsRevising(false)} />
      )}
    </div>
  );
}

function DescriptionBar({ listingId, listing, description, onRevise }: ColumnsProps & { onRevise: () => void }) {
  const platform = description.platformType;
  return (
    <div className="description-bar">
      {listing.descriptions.length > 1 && (
        <CopyWithToast
          text={plainText(splitSections(description.content))}
          label={`Copy ${PLATFORM_LABELS[platform]}`}
        />
      )}
      <Button size="small" onClick={onRevise}>
        Revise
      </Button>
      <ChangeFactButton listingId={listingId} propertyData={listing.propertyData} />
      <ExportMenu listingId={listingId} platform={platform} />
      <p className="note">Version {description.version}</p>
    </div>
  );
}

function Wishes({ listing }: { listing: ReadListing }) {
  const wishes = wishesIn(listing.propertyData);
  return (
    wishes && <WishesCard wishes={wishes}>Nothing is done with them by itself. Use Revise to follow them.</WishesCard>
  );
}

type PointedAt = { version: number; chosen: Chosen; isPressed: boolean };

// A pointer on its way to a button passes over other sentences: what was pressed stays chosen.
function useChosenSentence({ version }: WrittenDescription) {
  const [pointedAt, setPointedAt] = useState<PointedAt | null>(null);
  // A sentence of one version stands in no other.
  const pointed = pointedAt?.version === version ? pointedAt : null;
  return {
    chosen: pointed?.chosen ?? null,
    choose: (chosen: Chosen, how: Pointing) => {
      if (how === "hover" && pointed?.isPressed) return;
      setPointedAt({ version, chosen, isPressed: how === "press" });
    },
  };
}
