import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { StoredDraft } from "#server/domain/drafts/draft-store.ts";
import { draftSubject } from "#server/domain/order-subject.ts";
import type { Marks } from "#server/domain/pictures/seen-things.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { sectionsFor } from "#shared/intake/draft-view.ts";
import { usedAnswers } from "#shared/intake/visibility.ts";
import { DRAFT_PICTURES } from "#shared/property-facts.ts";

// The stored draft alone: a page may have been opened before the last answers came. Hidden answers are kept, not sold.
export function detailsOfDraft(draft: StoredDraft, findingMarks: Marks): PropertyData {
  const { id, mode, formData, ownerAnswers } = draft;
  const sections = sectionsFor({ mode, role: "manager", ownerSections: null });
  const answers = usedAnswers(sections, formData);
  return { ...answers, ...filled({ findingMarks, ownerAnswers }), formType: "detailed", draftId: id, role: "manager" };
}

function filled(named: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(named).filter(([, value]) => Object.keys(value).length > 0));
}

// An order that is not paid yet, and that has its details already. It follows its form: an express listing gives it all
// that propertyOfExpress says, a draft what giveToOpenOrders names.
export function isOpenOrderFor(subject: string): SQL | undefined {
  return and(eq(orders.subject, subject), eq(orders.state, "open"), isNotNull(orders.propertyData));
}

type PictureKey = (typeof DRAFT_PICTURES)[keyof typeof DRAFT_PICTURES];
type PictureChanges = Partial<Record<PictureKey, string[]> & { findingMarks: Marks }>;

// Pictures, and what is said to them, count for an order that is not paid yet, though its page asks for no new price.
// Other answers of a draft reach the order with its next price.
export async function giveToOpenOrders(tx: Tx, draftId: string, changes: PictureChanges): Promise<void> {
  await tx
    .update(orders)
    .set({ propertyData: sql`${orders.propertyData} || ${JSON.stringify(changes)}::jsonb` })
    .where(isOpenOrderFor(draftSubject(draftId)));
}
