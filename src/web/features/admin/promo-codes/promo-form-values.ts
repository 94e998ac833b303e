import { z } from "zod";
import type { AdminPromoCode } from "#shared/contract/account/admin.ts";
import { adminMessages } from "#shared/messages/admin.ts";

const isWhole = (text: string) => /^\d+$/.test(text);

// As the form holds it: all text. A code that exists keeps its name and its discount.
export const PromoFormValues = z
  .object({
    code: z.string().trim(),
    kind: z.enum(["percent", "amount"]),
    value: z.string().trim(),
    starts: z.string(),
    expires: z.string(),
    maximum: z.string().trim(),
    isNew: z.boolean(),
  })
  .superRefine((values, context) => {
    const complain = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (values.isNew && !/^[\w-]{2,64}$/.test(values.code)) complain("code", adminMessages.codeMissing);
    const value = Number(values.value);
    if (values.isNew && values.kind === "percent" && !(isWhole(values.value) && value >= 1 && value <= 100)) {
      complain("value", adminMessages.percentOutOfRange);
    }
    const isAmount = /^\d+(\.\d{1,2})?$/.test(values.value) && value > 0 && value <= 1000;
    if (values.isNew && values.kind === "amount" && !isAmount) complain("value", adminMessages.amountOutOfRange);
    if (values.maximum !== "" && !(isWhole(values.maximum) && Number(values.maximum) >= 1)) {
      complain("maximum", adminMessages.maximumNotOne);
    }
    if (values.starts && values.expires && values.starts > values.expires) {
      complain("expires", adminMessages.startsAfterItExpires);
    }
  });
export type PromoFormValues = z.infer<typeof PromoFormValues>;

export function formValuesOf(promo: AdminPromoCode | null): PromoFormValues {
  return {
    code: promo?.code ?? "",
    kind: promo && promo.percentOff === null ? "amount" : "percent",
    value: String(promo?.percentOff ?? promo?.amountOff ?? ""),
    starts: promo?.startsAt?.slice(0, 10) ?? "",
    expires: promo?.expiresAt?.slice(0, 10) ?? "",
    maximum: String(promo?.maxRedemptions ?? ""),
    isNew: promo === null,
  };
}

// A code is good from the first second of its first day to the last of its last, in UTC.
export function termsOf({ starts, expires, maximum }: PromoFormValues) {
  return {
    startsAt: starts === "" ? null : `${starts}T00:00:00.000Z`,
    expiresAt: expires === "" ? null : `${expires}T23:59:59.999Z`,
    maxRedemptions: maximum === "" ? null : Number(maximum),
  };
}

export function isOver(lastDay: string, now = new Date()): boolean {
  return lastDay !== "" && lastDay < now.toISOString().slice(0, 10);
}
