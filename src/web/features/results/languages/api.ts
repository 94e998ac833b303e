import { queryOptions } from "@tanstack/react-query";
import type * as contract from "#shared/contract/listing-languages.ts";
import type { WrittenDescription } from "#shared/contract/listings.ts";
import type { Language } from "#shared/languages.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

// Read anew with each version of an English text, since a translation may then be out of date.
export function translationsQuery(listingId: string, descriptions: WrittenDescription[]) {
  const versions = descriptions.map(({ platformType, version }) => `${platformType} ${version}`).join(", ");
  return queryOptions({
    queryKey: ["/api/listing/{id}/translations", listingId, versions],
    queryFn: () =>
      callEndpoint<typeof contract.getTranslations>("GET /api/listing/{id}/translations", {
        params: { id: listingId },
      }),
  });
}

export function translate(
  listingId: string,
  { platformType: platform, version }: WrittenDescription,
  language: Language,
): Promise<contract.Translations> {
  return callEndpoint<typeof contract.translateListing>("POST /api/listing/{id}/translations", {
    params: { id: listingId },
    body: { platform, language, version },
  });
}
