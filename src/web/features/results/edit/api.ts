import type * as edits from "#shared/contract/listing-edit.ts";
import type { ReadListing } from "#shared/contract/listings.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

export async function checkEdit(
  listingId: string,
  edit: edits.FieldEdit,
  signal: AbortSignal,
): Promise<edits.EditFinding[]> {
  const sent = { params: { id: listingId }, body: edit, signal };
  return (await callEndpoint<typeof edits.checkEdit>("POST /api/listing/{id}/edit/check", sent)).findings;
}

export function saveEdit(listingId: string, edit: edits.FieldEdit): Promise<ReadListing> {
  return callEndpoint<typeof edits.saveEdit>("POST /api/listing/{id}/edit", { params: { id: listingId }, body: edit });
}
