import type { CustomerId } from "#server/http/customers.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { getListingFacts } from "#shared/contract/listing-facts.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { factNames, outdatedSentences } from "#writer/revise/outdated-sentences.ts";
import type { Day } from "#writer/seasons/calendar.ts";
import { seasonAdvice } from "#writer/seasons/over-sentences.ts";
import { digestible } from "../embedded-writers.ts";
import { wordsFor } from "../fact-words.ts";
import { refuseClosed } from "../one-time-view.ts";
import { propertyFor } from "../property-for-writer.ts";
import { findOwnListing } from "../read-listing.ts";
import { findTexts, type Listing, type ListingText } from "../store.ts";
import type { FactParts } from "./change-facts.ts";
import { withLaterFacts } from "./later-facts.ts";
import { adviceOn, inDetails, whyOver } from "./over-words.ts";
import { timedIn } from "./time-limits.ts";

type Outdated = AnswerGivenBy<typeof getListingFacts>;

export const NOTHING_OUTDATED: Outdated = { outdated: [], over: [], closed: [], isFormChanged: false };

// A text is out of date when its form was corrected since, or when an earlier version of it was brought back.
export async function readOutdated(
  { db, readForm }: FactParts,
  { customerId, id, today }: { customerId: CustomerId | null; id: string; today: Day },
): Promise<Outdated> {
  const listing = await findOwnListing(db, customerId, id);
  refuseClosed(listing);
  const form = customerId && (await readForm(customerId, listing.orderId));
  const texts = await findTexts(db, listing.id);
  const known = form ? withLaterFacts(form, listing) : listing.propertyData;
  return {
    over: texts.flatMap((text) => overIn(text, listing, today)),
    closed: texts.flatMap(({ platform, description }) =>
      seasonAdvice(description, today).map((advice) => ({ platform, advice: adviceOn(advice) })),
    ),
    outdated: texts.flatMap((text) => outdatedIn(text, known)),
    isFormChanged: texts.some((text) => saysOtherwise(text, known, listing.propertyData)),
  };
}

function overIn({ platform, description }: ListingText, listing: Listing, today: Day): Outdated["over"] {
  return timedIn(description, listing)
    .filter(({ lapse }) => lapse.lastDay < today)
    .map((timed) => ({
      platform,
      heading: timed.heading,
      text: timed.text,
      why: whyOver(timed),
      ...inDetails(timed, listing.propertyData),
    }));
}

function outdatedIn({ platform, description }: ListingText, propertyData: PropertyData): Outdated["outdated"] {
  return outdatedSentences(description, digestible(propertyFor(propertyData))).map(({ heading, text, because }) => ({
    platform,
    heading,
    text,
    because: because.map(wordsFor),
  }));
}

function saysOtherwise({ description }: ListingText, form: PropertyData, listing: PropertyData): boolean {
  if (form === listing) return false;
  const [ofForm, ofListing] = [form, listing].map((data) => factNames(description, digestible(propertyFor(data))));
  if (!ofForm || !ofListing || ofForm.size === 0) return false;
  return ofForm.size !== ofListing.size || [...ofForm].some((name) => !ofListing.has(name));
}
