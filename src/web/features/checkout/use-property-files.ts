import { useQueryClient } from "@tanstack/react-query";
import type { PropertyData } from "#shared/contract/orders.ts";
import { messages } from "#shared/messages.ts";
import { rememberPropertyData } from "#web/lib/purchase-memory.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { type Quote, quoteQuery, requestQuote } from "./api.ts";
import { checkoutTexts } from "./purchase-texts.ts";

// The toast before it says what was uploaded, and deserves to be read.
const NEXT_TOAST_MS = 1500;

export type PropertyFiles = { photos: string[]; floorplans: string[] };

type Options = {
  propertyData: PropertyData;
  quote: Quote | undefined;
  again: { again?: true };
  onPropertyChange: (propertyData: PropertyData) => void;
  finish: (quote: Quote, propertyData: PropertyData) => void;
};

// The manager's pictures become part of the order before it is paid: the price is named for the whole of it.
export function usePropertyFiles({ propertyData, quote, again, onPropertyChange, finish }: Options) {
  const client = useQueryClient();

  return async (files: PropertyFiles): Promise<void> => {
    const next = withFiles(propertyData, files);
    rememberPropertyData(next);
    const nextQuote = await requestQuote({ propertyData: next, ...again, promoCode: quote?.promoCode ?? null });
    client.setQueryData(quoteQuery({ propertyData: next, ...again }, checkoutTexts).queryKey, nextQuote);
    onPropertyChange(next);
    if (nextQuote.isFree) finish(nextQuote, next);
    else setTimeout(() => showToast(messages.photosUploadedForPayment), NEXT_TOAST_MS);
  };
}

function withFiles(propertyData: PropertyData, { photos, floorplans }: PropertyFiles): PropertyData {
  return {
    ...propertyData,
    uploadedPhotos: [...listAt(propertyData, "uploadedPhotos"), ...photos],
    floorplans: [...listAt(propertyData, "floorplans"), ...floorplans],
  };
}

function listAt(propertyData: PropertyData, name: string): unknown[] {
  const value = propertyData[name];
  return Array.isArray(value) ? value : [];
}
