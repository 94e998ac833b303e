import { recordRefund } from "./record-change.ts";

export type AdminOffer = ReturnType<typeof offerAdmin>;

export function offerAdmin() {
  return { recordRefund };
}
