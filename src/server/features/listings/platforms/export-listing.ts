import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import type { ExportWish } from "#shared/contract/listings/platforms-and-languages.ts";
import type { Language } from "#shared/contract-values.ts";
import { PLATFORM_LABELS, readPropertyFacts } from "#shared/property-facts.ts";
import { chosenTranslation, findTranslations, shownSections } from "../languages/read-translations.ts";
import { findOwnListing, openListing } from "../read/read-listing.ts";
import { findTexts, type Listing, type ListingText } from "../store.ts";
import { htmlFile, markdownFile, plainFile } from "./export-text.ts";
import { FACT_SHEET_POLICY, factSheetFile, findConfirmations, findName, findWrittenAt } from "./fact-sheet.ts";

export type ExportedFile = {
  fileName: string;
  type: string;
  content: string | Buffer;
  // For a page that the browser shows; everything else is saved.
  policy?: string;
};

const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const HTML_TYPE = "text/html; charset=utf-8";
const LONGEST_NAME = 60;

// One text of a listing as a file. Like reading it, this begins a guest's one-time view.
export async function exportListing(
  db: Db,
  { customerId, id }: { customerId: CustomerId | null; id: string },
  { platform, format, language }: ExportWish,
): Promise<ExportedFile> {
  await openListing(db, customerId, id);
  const listing = await findOwnListing(db, customerId, id);
  const text = (await findTexts(db, listing.id)).find((candidate) => candidate.platform === platform);
  if (!text) throw new AppError("not_found");
  const title = readPropertyFacts(listing.propertyData).address ?? "Your listing";
  const label = PLATFORM_LABELS[platform];
  const sections = language ? await translatedSections(db, text, language) : text.description.sections;
  const exported = { title, platform: label, sections, language: language ?? "en" };
  const name = `${slugOf(title)}-${platform}${language ? `-${language}` : ""}`;
  switch (format) {
    case "txt":
      return { fileName: `${name}.txt`, type: "text/plain; charset=utf-8", content: plainFile(exported) };
    case "md":
      return { fileName: `${name}.md`, type: "text/markdown; charset=utf-8", content: markdownFile(exported) };
    case "html":
      return { fileName: `${name}.html`, type: HTML_TYPE, content: htmlFile(exported) };
    case "docx": {
      // Few ask for it, and what packs the file is not small.
      const { docxFile } = await import("./export-docx.ts");
      return { fileName: `${name}.docx`, type: DOCX_TYPE, content: docxFile(exported) };
    }
    case "facts": {
      const content = factSheetFile({ title, platform: label, ...(await sheetOf(db, listing, text)) });
      return { fileName: `${name}-facts.html`, type: HTML_TYPE, content, policy: FACT_SHEET_POLICY };
    }
  }
}

// Under the names that the fields have in that language.
async function translatedSections(db: Db, text: ListingText, language: Language) {
  const kept = chosenTranslation(text, language, await findTranslations(db, [text.id]));
  if (!kept) throw new AppError("not_found");
  return shownSections(text, language, kept.sections).map((section) => ({ ...section, heading: section.ownHeading }));
}

async function sheetOf(db: Db, listing: Listing, text: ListingText) {
  const { customerId } = listing;
  return {
    description: text.description,
    version: text.version,
    writtenAt: await findWrittenAt(db, listing, text),
    host: { customerId, name: await findName(db, customerId) },
    confirmations: await findConfirmations(db, listing),
    factChanges: listing.factChanges,
  };
}

// Letters and digits that every file system and every header takes.
function slugOf(title: string): string {
  const plain = title.normalize("NFKD").toLowerCase();
  const words = plain.match(/[a-z0-9]{1,60}/g) ?? [];
  return words.join("-").slice(0, LONGEST_NAME).replace(/-$/, "") || "listing";
}
