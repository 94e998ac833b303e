import type { CustomerId } from "#server/domain/customers.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { FactChanges, getListingFacts, ListingFacts } from "#shared/contract/listings/listing-facts.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { factNames, outdatedSentences } from "#writer/revise/outdated-sentences.ts";
import type { Day } from "#writer/seasons/calendar.ts";
import { type SeasonAdvice, seasonAdvice, type TimedSentence } from "#writer/seasons/timed-sentences.ts";
import { wordsFor } from "../read/evidence.ts";
import { findOpenListing } from "../read/read-listing.ts";
import { findTexts, type Listing, type ListingText } from "../store.ts";
import { digestible, propertyFor } from "../write/write-texts.ts";
import { withLaterFacts } from "./apply-changes.ts";
import type { FactDeps } from "./change-facts.ts";
import { timedIn } from "./time-limits.ts";

const DATES = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const MONTHS = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

const written = (day: string) => DATES.format(new Date(day));

const AGAIN = { open: "is open again", heated: "is heated again", closed: "is open again" };

const SENTENCE_ENDS = /(?<=[.!?])\s+|\n+/;

const NO_CHANGE: FactChanges = { counts: {}, added: [], removed: [], answers: {} };

type Outdated = AnswerGivenBy<typeof getListingFacts>;

export const NOTHING_OUTDATED: Outdated = { outdated: [], over: [], closed: [], isFormChanged: false };

// A text is out of date when its form was corrected since, or when an earlier version of it was brought back.
export async function readOutdated(
  { db, readForm }: FactDeps,
  { customerId, id, today }: { customerId: CustomerId | null; id: string; today: Day },
): Promise<Outdated> {
  const listing = await findOpenListing(db, customerId, id);
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

function whyOver({ lapse: { kind, lastDay, words }, saidOn }: TimedSentence): string {
  if (kind === "until") return `It was true until ${written(lastDay)}.`;
  if (kind === "planned") return `It speaks of something still to come, and ${written(lastDay)} has passed.`;
  return `You said “${words}” on ${written(saidOn)}.`;
}

function adviceOn({ window, from, isTitle }: SeasonAdvice): string {
  const { thing, state } = window;
  const again = thing.endsWith("s") ? AGAIN[state].replace("is ", "are ") : AGAIN[state];
  return `The ${thing} ${again} in ${MONTHS.format(new Date(from))}; your ${isTitle ? "title" : "opening"} leads with it.`;
}

type Told = Pick<ListingFacts["over"][number], "takeOut" | "answer">;

// Where the host's own details have the words: an answer loses the sentence with them, a list its line.
function inDetails({ lapse: { words }, note }: TimedSentence, data: PropertyData): Told {
  const has = (text: string) => text.toLowerCase().includes(words.toLowerCase());
  const field = note?.field ?? "";
  const answer = data[field];
  if (typeof answer === "string" && has(answer)) {
    const kept = answer.split(SENTENCE_ENDS).filter((piece) => !has(piece));
    const left = kept.join(answer.includes("\n") ? "\n" : " ").trim();
    return {
      takeOut: { ...NO_CHANGE, answers: { [field]: left === "" ? null : left } },
      answer: { field, words: answer },
    };
  }
  const removed = [...linesIn(data["amenities"]), ...linesIn(data["features"])].filter(has);
  return { takeOut: removed.length > 0 ? { ...NO_CHANGE, removed } : null, answer: null };
}

function linesIn(list: unknown): string[] {
  const lines: unknown[] = Array.isArray(list) ? list : typeof list === "string" ? list.split(/[\n;]/) : [];
  return lines.filter((line) => typeof line === "string").map((line) => line.trim());
}
