import { and, eq } from "drizzle-orm";
import { listingTexts } from "#server/db/schema/listings.ts";
import { AppError } from "#server/domain/app-error.ts";
import { sectionOf } from "#writer/compose/compose-sections.ts";
import { contentOfSections, type Description, type Section } from "#writer/description.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import { findOpenListing } from "../read/read-listing.ts";
import type { Place } from "../revise/revise-listing.ts";
import { addVersion } from "../store.ts";
import type { AskDeps } from "./propose.ts";
import { digestOf, openProposal, type SignedProposal } from "./signed-proposal.ts";

const CHANGED =
  "This description was changed meanwhile. Your request is still there: ask once more to see it on the present text.";
const TOO_OLD = "This proposal is more than a day old. Your request is still there: ask once more.";
const NOT_OURS = "This proposal cannot be read. Your request is still there: ask once more.";

// Exactly what was shown, in the sections that were chosen.
export async function keepProposal(
  { db, proposalSecret }: AskDeps,
  { customerId, id, platform }: Place,
  { proposal: signed, headings }: { proposal: string; headings: string[] },
): Promise<void> {
  const listing = await findOpenListing(db, customerId, id);
  const proposal = openProposal(signed, proposalSecret);
  if (proposal?.listingId !== listing.id || proposal.platform !== platform)
    throw new AppError("bad_request", NOT_OURS, { field: "proposal" });
  const chosen = proposal.sections.filter(({ heading }) => headings.includes(heading));
  if (chosen.length === 0)
    throw new AppError("bad_request", "Choose at least one section to keep.", { field: "headings" });
  await db.transaction(async (tx) => {
    const isIt = and(eq(listingTexts.listingId, listing.id), eq(listingTexts.platform, platform));
    const [text] = await tx.select().from(listingTexts).where(isIt).for("update");
    if (!text) throw new AppError("not_found");
    const description = withSections(text.description, chosen);
    // A repeat of the same call changes nothing more.
    if (description.content === text.content) return;
    if (proposal.expiresAt < Date.now()) throw new AppError("conflict", TOO_OLD);
    if (proposal.version !== text.version || proposal.digest !== digestOf(text.description))
      throw new AppError("conflict", CHANGED);
    const isWhole = chosen.length === proposal.sections.length;
    const wish = isWhole ? proposal.wish : proposal.partWish;
    await addVersion(tx, text.id, { description, wish });
  });
}

function withSections(
  { otherBeginning: _ofAnotherText, ...before }: Description,
  chosen: SignedProposal["sections"],
): Description {
  const sections = fieldsOf(before.platform).flatMap(({ heading }): Section[] => {
    const changed = chosen.find((one) => one.heading === heading);
    const present = before.sections.find((one) => one.heading === heading);
    if (!changed) return present ? [present] : [];
    return changed.sentences.length > 0 ? [sectionOf(heading, changed.sentences)] : [];
  });
  const content = contentOfSections(sections);
  return { ...before, sections, content };
}
