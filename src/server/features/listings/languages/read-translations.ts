import { desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { listings, listingTexts, listingTranslations } from "#server/db/schema/listings.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import type { Translation, Translations } from "#shared/contract/listings/platforms-and-languages.ts";
import { LANGUAGES, type Language } from "#shared/contract-values.ts";
import type { Description } from "#writer/description.ts";
import { headingIn } from "#writer/languages/field-headings.ts";
import { type TranslatedSection, textOfSection } from "#writer/languages/translation.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import { findOpenListing } from "../read/read-listing.ts";
import { findListing, findTexts, type ListingText } from "../store.ts";
import type { Translate } from "./create-translator.ts";

export type TranslationDeps = { db: Db; translate: Translate | null };

export async function readTranslations(
  deps: TranslationDeps,
  customerId: CustomerId | null,
  id: string,
): Promise<Translations> {
  const listing = await findOpenListing(deps.db, customerId, id);
  return answerWith(deps, listing.id);
}

// An admin reads what there is, and makes nothing.
export async function readTranslationsAsAdmin({ db }: TranslationDeps, id: string): Promise<Translations> {
  const listing = isUuid(id) ? await findListing(db, id) : null;
  if (!listing) throw new AppError("not_found");
  return answerWith({ db, translate: null }, listing.id);
}

async function answerWith({ db, translate }: TranslationDeps, listingId: string): Promise<Translations> {
  const texts = await findTexts(db, listingId);
  const kept = await findTranslations(
    db,
    texts.map((text) => text.id),
  );
  const translations = texts.flatMap((text) => LANGUAGES.flatMap((language) => shownOf(text, language, kept) ?? []));
  return { isAvailable: translate !== null, translations };
}

// The one made of the sentences that the English text has now, else the newest.
export function chosenTranslation(text: ListingText, language: Language, kept: KeptTranslation[]) {
  const own = kept.filter((row) => row.textId === text.id && row.language === language);
  return own.find(({ sections }) => isOf(sections, text.description)) ?? own[0] ?? null;
}

function shownOf(text: ListingText, language: Language, kept: KeptTranslation[]): Translation | null {
  const row = chosenTranslation(text, language, kept);
  if (!row) return null;
  const { sections, version } = row;
  const isCurrent = isOf(sections, text.description);
  const present = new Set(
    text.description.sections.flatMap(({ heading, sentences }) => sentences.map((one) => `${heading} ${one.text}`)),
  );
  const known = new Set(
    sections.flatMap(({ heading, sentences }) => sentences.map((one) => `${heading} ${one.source}`)),
  );
  const all = sections.flatMap(({ heading, sentences }) => sentences.map((sentence) => ({ heading, ...sentence })));
  return {
    platform: text.platform,
    language,
    version,
    isCurrent,
    sections: shownSections(text, language, sections),
    leftOut: all.flatMap(({ heading, source, text: words, reason }) =>
      words === null ? [{ heading, source, reason: reason ?? "It was not translated." }] : [],
    ),
    outdated: all.flatMap(({ heading, source, text: words }) =>
      words !== null && !present.has(`${heading} ${source}`) ? [{ heading, text: words }] : [],
    ),
    news: text.description.sections.flatMap(({ heading, sentences }) =>
      sentences.filter((one) => !known.has(`${heading} ${one.text}`)).map((one) => ({ heading, source: one.text })),
    ),
  };
}

export function shownSections({ platform }: ListingText, language: Language, sections: TranslatedSection[]) {
  const fields = new Map(fieldsOf(platform).map((field) => [field.heading, field]));
  return sections.flatMap((section) => {
    const { heading, sentences } = section;
    const text = textOfSection(section);
    const field = fields.get(heading);
    const told = sentences.flatMap(({ text: words, source, facts }) =>
      words === null ? [] : [{ text: words, source, facts }],
    );
    const shown = { heading, ownHeading: headingIn(language, heading), text, sentences: told };
    return text === "" ? [] : [{ ...shown, maxChars: field?.maxChars ?? null, where: field?.where?.path ?? null }];
  });
}

// Whether it was made of exactly these sentences.
export function isOf(sections: TranslatedSection[], { sections: present }: Description): boolean {
  const mine = sections.flatMap(({ heading, sentences }) => sentences.map(({ source }) => `${heading} ${source}`));
  const theirs = present.flatMap(({ heading, sentences }) => sentences.map(({ text }) => `${heading} ${text}`));
  return mine.length === theirs.length && mine.every((one, at) => one === theirs[at]);
}

export type KeptTranslation = typeof listingTranslations.$inferSelect;

// The newest first.
export async function findTranslations(db: Db, textIds: string[]): Promise<KeptTranslation[]> {
  if (textIds.length === 0) return [];
  return db
    .select()
    .from(listingTranslations)
    .where(inArray(listingTranslations.textId, textIds))
    .orderBy(desc(listingTranslations.createdAt));
}

type NewTranslation = typeof listingTranslations.$inferInsert;

// Of two calls at once the first counts, and nothing is kept for a listing that is forgotten meanwhile.
export async function keepTranslation(db: Db, listingId: string, row: NewTranslation): Promise<void> {
  await db.transaction(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId)).for("update");
    const [text] = await tx.select({ id: listingTexts.id }).from(listingTexts).where(eq(listingTexts.id, row.textId));
    if (!text || !listing || listing.forgottenAt !== null) return;
    await tx.insert(listingTranslations).values(row).onConflictDoNothing();
  });
}
