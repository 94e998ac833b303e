import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Teaser } from "#shared/contract/teaser.ts";
import { useStore } from "#web/lib/use-store.ts";
import { LiveText } from "#web/ui/live-text/live-text.tsx";
import { teaserQuery } from "../api.ts";
import { useForm } from "./form-context.ts";

// The beginning of the description, read anew after each save: typing itself renders nothing of it.
export function DraftText({ loaded }: { loaded: Teaser | null }) {
  const { view, book } = useForm();
  const version = useStore(
    (listener) => book.subscribe(listener),
    () => book.version,
  );
  const [first] = useState(version);
  const { data = loaded } = useQuery({ ...teaserQuery(view, version), enabled: version !== first });
  return <LiveText teaser={data} />;
}
