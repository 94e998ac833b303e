import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import type { GuestReply, ListingExtras, PhotoCaption, TitleChoice } from "#shared/contract/listings/listing-extras.ts";
import type { VersionWish } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import type { BrandVoice, Sentence } from "#writer/description.ts";
import { captionsFor, type KnownPhoto } from "#writer/extras/captions.ts";
import type { Proving } from "#writer/extras/prove-line.ts";
import { replySnippets } from "#writer/extras/replies.ts";
import { suggestTitles } from "#writer/extras/suggest-titles.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { openListing } from "../read/read-listing.ts";
import { findListing, findTextsWithVersions, type Listing, type TextWithVersions } from "../store.ts";

export type SeenPhoto = KnownPhoto & { imageUrl: string };

export type ExtrasDeps = {
  db: Db;
  findBrand: (customerId: string) => Promise<BrandVoice | undefined>;
  // The stored photos of a home, each with what its host said of it.
  seePhotos: (data: PropertyData) => Promise<SeenPhoto[]>;
};

// Reading the extras opens the listing, as reading the text does.
export async function readExtras(deps: ExtrasDeps, customerId: CustomerId | null, id: string): Promise<ListingExtras> {
  await openListing(deps.db, customerId, id);
  return readExtrasAsAdmin(deps, id);
}

export async function readExtrasAsAdmin(deps: ExtrasDeps, id: string): Promise<ListingExtras> {
  const listing = isUuid(id) ? await findListing(deps.db, id) : null;
  if (!listing) throw new AppError("not_found");
  const [texts, brand, photos] = await Promise.all([
    findTextsWithVersions(deps.db, listing.id),
    deps.findBrand(listing.customerId),
    deps.seePhotos(listing.propertyData),
  ]);
  const [first] = texts;
  const { facts = [], contradictions = [] } = first?.description ?? {};
  const proving = { ledger: { facts, contradictions }, brand };
  return {
    titles: texts.map((text) => titleChoice(text, brand)),
    captions: first ? photoCaptions(photos, proving) : [],
    replies: first ? guestReplies(proving) : [],
    draftId: draftOf(listing),
  };
}

function titleChoice(text: TextWithVersions, brand: BrandVoice | undefined): TitleChoice {
  const title = titleOf(text);
  return {
    platform: text.platform,
    heading: title?.heading ?? null,
    present: title?.text ?? null,
    offered: offeredTitles(text, brand).map((offered) => offered.text),
  };
}

function photoCaptions(photos: SeenPhoto[], proving: Proving): PhotoCaption[] {
  const captions = captionsFor(photos, proving);
  return photos.map(({ imageUrl }, at) => ({ imageUrl, caption: captions[at]?.text ?? null }));
}

const SECTION_OF = new Map(INTAKE_SECTIONS.flatMap(({ id, fields }) => fields.map((field) => [field.id, id] as const)));

function guestReplies(proving: Proving): GuestReply[] {
  return replySnippets(proving).map(({ topic, question, text, missing }) => ({
    topic,
    question,
    text,
    missing: missing && { words: missing.words, section: SECTION_OF.get(missing.field) ?? null },
  }));
}

function draftOf({ propertyData }: Listing): string | null {
  const { draftId } = propertyData;
  return typeof draftId === "string" && isUuid(draftId) ? draftId : null;
}

// What a text may be called. What its version was asked to leave out is in no title either.
export function offeredTitles(text: TextWithVersions, brand: BrandVoice | undefined): Sentence[] {
  const { facts, contradictions, sections } = text.description;
  const unwanted = new Set(wishOf(text)?.leaveOut);
  const keys = new Set(facts.filter(({ id }) => unwanted.has(id)).map(({ key }) => key));
  // The form and the amenity list may both have said it.
  const isUnwanted = ({ id, key }: Fact) => unwanted.has(id) || (key.startsWith("amenity.") && keys.has(key));
  const leaveOut = facts.filter(isUnwanted).map(({ id }) => id);
  return suggestTitles({ facts, contradictions }, { platform: text.platform, brand, sections, leaveOut });
}

export function wishOf({ version, versions }: TextWithVersions): VersionWish | null {
  return versions.find(({ number }) => number === version)?.wish ?? null;
}

export function titleOf({ description }: Pick<TextWithVersions, "description">) {
  return description.sections.find(({ heading }) => isTitleField(heading)) ?? null;
}
