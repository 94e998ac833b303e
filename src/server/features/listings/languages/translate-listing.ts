import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { refuseBeyond } from "#server/domain/rate-limit-counters.ts";
import { LANGUAGE_LABELS, type Language, type ListingPlatform } from "#shared/contract-values.ts";
import { keptKey } from "#writer/languages/translation.ts";
import { findOpenListing } from "../read/read-listing.ts";
import { findTexts, type ListingText } from "../store.ts";
import type { Translate } from "./create-translator.ts";
import {
  findTranslations,
  isOf,
  type KeptTranslation,
  keepTranslation,
  type TranslationDeps,
} from "./read-translations.ts";

const HOUR_MS = 60 * 60 * 1000;
// More than all languages of all platforms, and few enough to limit a model's cost.
const TRANSLATIONS_PER_HOUR = 40;
const NO_MODEL = "Versions in other languages need a language model, and none is set up here.";
const CHANGED_MEANWHILE = "The English text was changed meanwhile. Please look at it, and ask again.";
const NOT_REACHED =
  "The language model did not answer, or its daily limit is reached. Nothing was changed; please try again later.";

type Place = {
  customerId: CustomerId | null;
  id: string;
  platform: ListingPlatform;
  language: Language;
  version: number;
};

// A text that is translated already is not translated again, and only sentences that are new are asked for.
export async function translateListing(deps: TranslationDeps, place: Place): Promise<void> {
  const { db, translate } = deps;
  const listing = await findOpenListing(db, place.customerId, place.id);
  const text = (await findTexts(db, listing.id)).find(({ platform }) => platform === place.platform);
  if (!text) throw new AppError("not_found");
  if (!translate) throw new AppError("bad_request", NO_MODEL);
  const kept = (await findTranslations(db, [text.id])).filter(({ language }) => language === place.language);
  if (kept.some(({ sections }) => isOf(sections, text.description))) return;
  if (text.version !== place.version) throw new AppError("conflict", CHANGED_MEANWHILE);
  await oneAtATime(`${text.id} ${text.version} ${place.language}`, async () => {
    await refuseTooMany(deps, listing.id);
    const sections = await translated(translate, { text, kept, language: place.language });
    await keepTranslation(db, listing.id, {
      textId: text.id,
      language: place.language,
      version: text.version,
      sections,
    });
  });
}

const underWay = new Map<string, Promise<void>>();

// A second call waits for the first one's result instead of paying for another.
async function oneAtATime(key: string, work: () => Promise<void>): Promise<void> {
  const running = underWay.get(key) ?? work().finally(() => underWay.delete(key));
  underWay.set(key, running);
  await running;
}

async function refuseTooMany({ db }: TranslationDeps, listingId: string): Promise<void> {
  const limit = { key: `translate ${listingId}`, windowMs: HOUR_MS, max: TRANSLATIONS_PER_HOUR };
  await refuseBeyond(db, [limit], { message: tooManyTranslations });
}

function tooManyTranslations(ttlMs: number): string {
  return `That was a lot of translations in an hour. Please go on in ${Math.ceil(ttlMs / 60_000)} minute(s).`;
}

type Work = { text: ListingText; kept: KeptTranslation[]; language: Language };

async function translated(translate: Translate, { text, kept, language }: Work) {
  const result = await translate({ description: text.description, language, kept: provenIn(kept) });
  if ("translation" in result) return result.translation.sections;
  if (result.isModels) throw new AppError("unavailable", NOT_REACHED);
  throw new AppError(
    "conflict",
    `There is no ${LANGUAGE_LABELS[language]} version yet. ${result.problem} Nothing was changed; you can try again, or put the sentence otherwise in English first.`,
  );
}

// The newest words for each sentence.
function provenIn(kept: KeptTranslation[]): Map<string, string> {
  const proven = new Map<string, string>();
  for (const { sections } of kept) {
    for (const { heading, sentences } of sections) {
      for (const { source, text } of sentences) {
        const key = keptKey(heading, source);
        if (text !== null && !proven.has(key)) proven.set(key, text);
      }
    }
  }
  return proven;
}
