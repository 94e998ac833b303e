import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { RevisionWish } from "#shared/contract/listings/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { sectionOf } from "#writer/compose/compose-sections.ts";
import { contentOfSections, type Description, type Sentence } from "#writer/description.ts";
import { withTitle } from "#writer/extras/suggest-titles.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { deliverable } from "#writer/write-embedded.ts";
import { findOpenListing } from "../read/read-listing.ts";
import { addVersion, findTextsWithVersions, findVersionReading, restoreText } from "../store.ts";
import { type ExtrasDeps, offeredTitles, titleOf, wishOf } from "./read-extras.ts";

type Choice = { customerId: CustomerId | null; id: string; platform: ListingPlatform; title: string };

const NOT_OFFERED = "Please choose one of the titles shown. They may have changed since the page was loaded.";

// Only the title changes. A text that was there before is brought back, and the present title changes nothing.
export async function chooseTitle({ db, findBrand }: ExtrasDeps, choice: Choice): Promise<void> {
  const listing = await findOpenListing(db, choice.customerId, choice.id);
  const texts = await findTextsWithVersions(db, listing.id);
  const text = texts.find(({ platform }) => platform === choice.platform);
  const present = text && titleOf(text);
  if (!text || !present) throw new AppError("not_found");
  if (present.text === choice.title) return;
  const brand = await findBrand(listing.customerId);
  const offered = offeredTitles(text, brand).find((title) => title.text === choice.title);
  if (!offered) throw new AppError("bad_request", NOT_OFFERED);
  const description = deliverable(titled(text.description, present.heading, offered));
  if (titleOf({ description })?.text !== offered.text) throw new AppError("bad_request", NOT_OFFERED);
  const former = await findVersionReading(db, text.id, description.content);
  if (former) return restoreText(db, former);
  const wish = wishOf(text) ?? RevisionWish.parse({});
  await addVersion(db, text.id, { description, wish: { ...wish, title: offered.text } });
}

function titled(description: Description, heading: string, title: Sentence): Description {
  const sections = withTitle(description.sections, sectionOf(heading, [title]));
  const content = contentOfSections(sections);
  const { platform, facts, contradictions } = description;
  const findings = checkSections({ platform, sections, ledger: { facts, contradictions } });
  return { ...description, sections, content, findings };
}
