import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReadListing, WrittenDescription } from "#shared/contract/listings/listings.ts";
import type * as contract from "#shared/contract/listings/platforms-and-languages.ts";
import { LANGUAGE_LABELS, type Language } from "#shared/contract-values.ts";
import { languageMessages } from "#shared/messages/listings.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError, serverMessageIn } from "#web/lib/http/request.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { listingQuery } from "../api.ts";

type Place = { listingId: string; listing: ReadListing; description: WrittenDescription };

export function useTranslations({ listingId, listing, description }: Place) {
  const client = useQueryClient();
  const query = translationsQuery(listingId, listing.descriptions);
  const reading = useQuery({ ...query, placeholderData: keepPreviousData });
  const [working, setWorking] = useState<Language | null>(null);
  const [problem, setProblem] = useState<{ language: Language; words: string } | null>(null);

  async function make(language: Language): Promise<void> {
    setWorking(language);
    setProblem(null);
    try {
      client.setQueryData(query.queryKey, await translate(listingId, description, language));
      showToast(languageMessages.ready(LANGUAGE_LABELS[language]));
    } catch (error) {
      const words = serverMessageIn(error) ?? languageMessages.notReached;
      setProblem({ language, words });
      const isGone = error instanceof ApiError && [409, 410].includes(error.status);
      if (isGone) await client.invalidateQueries({ queryKey: listingQuery(listingId).queryKey });
    } finally {
      setWorking(null);
    }
  }

  return { reading, working, problem, make };
}

// Read anew with each version of an English text, since a translation may then be out of date.
function translationsQuery(listingId: string, descriptions: WrittenDescription[]) {
  const versions = descriptions.map(({ platformType, version }) => `${platformType} ${version}`).join(", ");
  return queryOptions({
    queryKey: ["/api/listing/{id}/translations", listingId, versions],
    queryFn: () =>
      callEndpoint<typeof contract.getTranslations>("GET /api/listing/{id}/translations", {
        params: { id: listingId },
      }),
  });
}

function translate(
  listingId: string,
  { platformType: platform, version }: WrittenDescription,
  language: Language,
): Promise<contract.Translations> {
  return callEndpoint<typeof contract.translateListing>("POST /api/listing/{id}/translations", {
    params: { id: listingId },
    body: { platform, language, version },
  });
}
