import { addressOf } from "#shared/property-facts.ts";
import type { ListedDraft } from "../api.ts";

const SHOWN_ID_CHARACTERS = 8;

export function shortId(id: string): string {
  return id.slice(0, SHOWN_ID_CHARACTERS);
}

export function draftTitle({ id, form_data }: Pick<ListedDraft, "id" | "form_data">): string {
  return addressOf(form_data) ?? shortId(id);
}
