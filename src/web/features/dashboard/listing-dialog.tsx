import { type ReactNode, useState } from "react";
import type { UserListing } from "#shared/contract/listings/user-listings.ts";
import { dashboardToasts } from "#shared/messages/accounts.ts";
import { listingMessages } from "#shared/messages/listings.ts";
import { messages } from "#shared/messages/toasts.ts";
import { dateText, formatAmount } from "#web/lib/format-text.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { CopyButton } from "#web/ui/inputs/copy-button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { displayType, titleOf } from "./listing-words.ts";

type ListingDialogProps = {
  listing: UserListing;
  readDescription: ReadDescription;
  // The page on which the text can also be revised.
  listingPage: string;
  // Its texts field by field, each to be edited.
  editor: ReactNode;
  onShare: () => void;
  onClose: () => void;
};

export function ListingDialog({ listing, readDescription, listingPage, editor, onShare, onClose }: ListingDialogProps) {
  const description = readDescription(listing.generatedContent);
  const actions = listing.isRefunded ? undefined : (
    <>
      <Button size="small" onClick={onShare}>
        Share
      </Button>
      <CopyDescription text={description.plain} label="Copy All" tone="primary" />
    </>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf(listing)}
      actions={actions}
      findFirstFocus={(content) => content.querySelector<HTMLElement>(".listing-groups")}
    >
      <div className="listing-groups" tabIndex={-1}>
        <PropertyInformation listing={listing} />
        <OrderInformation listing={listing} />
        {listing.isRefunded ? (
          <Group title="Generated description">
            <p className="text-ink-2">{listingMessages.refunded}</p>
          </Group>
        ) : (
          <GeneratedDescription {...{ description, listingPage, editor }} />
        )}
      </div>
    </Dialog>
  );
}

function PropertyInformation({ listing }: { listing: UserListing }) {
  const { address, propertyType, bedrooms, bathrooms, maxGuests } = listing;
  return (
    <Group title="Property information">
      <dl className="listing-facts">
        <Fact name="Address" isWide>
          {address}
        </Fact>
        <Fact name="Type">{displayType(propertyType)}</Fact>
        <Fact name="Bedrooms">{bedrooms}</Fact>
        <Fact name="Bathrooms">{bathrooms}</Fact>
        <Fact name="Max guests">{maxGuests}</Fact>
      </dl>
    </Group>
  );
}

function OrderInformation({ listing }: { listing: UserListing }) {
  const { createdAt, originalAmount, finalAmount, promoCode, orderId } = listing;
  return (
    <Group title="Order information">
      <dl className="listing-facts">
        <Fact name="Created">{dateText(createdAt)}</Fact>
        <Fact name="Original price">{formatAmount(originalAmount)}</Fact>
        <Fact name="Final price">{formatAmount(finalAmount)}</Fact>
        <Fact name="Promo code">{promoCode ?? "None"}</Fact>
      </dl>
      <a href={`/api/orders/${orderId}/invoice`} download className="text-link">
        Download the invoice
      </a>
    </Group>
  );
}

type GeneratedDescriptionProps = { description: DescriptionText; listingPage: string; editor: ReactNode };

function GeneratedDescription({ description, listingPage, editor }: GeneratedDescriptionProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Group title="Generated description">
      <div className="flex flex-wrap items-center gap-4">
        <a href={listingPage} className="text-link">
          Open and revise it
        </a>
        {description.sections.length > 0 && (
          <Button size="small" onClick={() => setIsEditing(!isEditing)}>
            {isEditing ? "Done editing" : "Edit the text"}
          </Button>
        )}
      </div>
      {isEditing ? editor : <ReadSections description={description} />}
    </Group>
  );
}

function ReadSections({ description }: { description: DescriptionText }) {
  return (
    <>
      {description.sections.map(({ heading, body }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a delivered text does not change its order
        <section key={place} aria-label={heading ?? "Description"} className="listing-section">
          <div className="flex items-center justify-between gap-4">
            <h4 className="font-semibold">{heading ?? "Description"}</h4>
            {body !== "" && <CopyDescription text={body} />}
          </div>
          {body !== "" && <p className="listing-text">{body}</p>}
        </section>
      ))}
      {description.sections.length === 0 && <p className="text-ink-2">This listing has no text.</p>}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="listing-group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? "col-span-full" : undefined}>
      <dt>{name}</dt>
      <dd>{children ?? "Not given"}</dd>
    </div>
  );
}

type CopyDescriptionProps = { text: string; label?: string; tone?: "primary" | "secondary" };

export function CopyDescription(props: CopyDescriptionProps) {
  return (
    <CopyButton
      {...props}
      onCopied={() => void showToast(messages.descriptionCopied)}
      onFailed={() => void showToast({ ...dashboardToasts.copyFailed, tone: "problem" })}
    />
  );
}

type DescriptionText = {
  sections: { heading: string | null; body: string }[];
  // The whole of it as it is pasted.
  plain: string;
};

// From the feature that knows how a description is made up.
export type ReadDescription = (content: string) => DescriptionText;
