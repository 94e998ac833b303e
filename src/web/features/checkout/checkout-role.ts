import type { PropertyData } from "#shared/contract/orders.ts";

// Who stands at the checkout. The server knows the rights; this only chooses what is shown.
export type CheckoutRole = { kind: "buyer" } | { kind: "manager" | "owner"; draftId: string };

export function checkoutRoleOf({ role, draftId }: PropertyData): CheckoutRole {
  const isShared = (role === "manager" || role === "owner") && typeof draftId === "string" && draftId !== "";
  return isShared ? { kind: role, draftId } : { kind: "buyer" };
}

// Files uploaded on an earlier visit count, so they are not asked for again.
export function hasUploaded({ uploadedPhotos, floorplans }: PropertyData): boolean {
  return [uploadedPhotos, floorplans].some((files) => Array.isArray(files) && files.length > 0);
}
