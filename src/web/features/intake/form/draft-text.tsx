import { useQuery } from "@tanstack/react-query";
import type { Teaser } from "#shared/contract/listings/listings.ts";
import { LiveText } from "#web/ui/description/live-text.tsx";
import { teaserQuery } from "../api.ts";
import { useForm, useStore } from "./form-session.ts";

// As it was when the form was opened.
export type LoadedTeaser = { teaser: Teaser | null; version: number };

// The beginning of the description, read anew after each save: typing itself renders nothing of it.
export function DraftText({ loaded }: { loaded: LoadedTeaser }) {
  const { view, book } = useForm();
  const version = useStore(
    (listener) => book.subscribe(listener),
    () => book.version,
  );
  const { data = loaded.teaser } = useQuery({ ...teaserQuery(view, version), enabled: version !== loaded.version });
  return <LiveText teaser={data} />;
}
