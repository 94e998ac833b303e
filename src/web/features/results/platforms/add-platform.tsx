import { type MouseEvent, useId, useState } from "react";
import type { RentalPlatform } from "#shared/contract-values.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import "./platforms.css";
import { useQueryClient } from "@tanstack/react-query";
import type { addPlatform } from "#shared/contract/listings/platforms-and-languages.ts";
import { platformMessages } from "#shared/messages/listings.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError, serverMessageIn } from "#web/lib/http/request.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { listingQuery } from "../api.ts";

const NAMES: Record<RentalPlatform, string> = {
  airbnb: "Airbnb",
  vrbo: "VRBO",
  website: "your own website",
  booking: "Booking.com",
};

type AddPlatformProps = { listingId: string; platform: RentalPlatform };

// Shown in place of a text that has not been written yet.
export function AddPlatform({ listingId, platform }: AddPlatformProps) {
  const id = useId();
  const { add, isWriting, problem } = useAddPlatform(listingId, platform);
  const name = NAMES[platform];

  async function write(event: MouseEvent<HTMLElement>) {
    // The button leaves with the text's arrival, and the text takes the focus.
    const panel = event.currentTarget.closest<HTMLElement>('[role="tabpanel"]');
    if (await add()) panel?.focus();
  }

  return (
    <section aria-labelledby={id} className="sheet add-platform">
      <h2 id={id}>Also for {name}</h2>
      <p className="text-ink-2">
        Written from the same confirmed facts, in the fields of {name} and within their limits. All platforms are
        included in what you paid.
      </p>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <div>
        <Button tone="primary" isBusy={isWriting} busyLabel="Writing…" onClick={(event) => void write(event)}>
          Write it for {name}
        </Button>
      </div>
    </section>
  );
}

function useAddPlatform(listingId: string, platform: RentalPlatform) {
  const client = useQueryClient();
  const { queryKey } = listingQuery(listingId);
  const [isWriting, setIsWriting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(): Promise<boolean> {
    setIsWriting(true);
    setProblem(null);
    try {
      const sent = { params: { id: listingId }, body: { platform } };
      const listing = await callEndpoint<typeof addPlatform>("POST /api/listing/{id}/platforms", sent);
      client.setQueryData(queryKey, listing);
      showToast(platformMessages.added(PLATFORM_LABELS[platform]));
      return true;
    } catch (error) {
      const reason = serverMessageIn(error);
      setProblem(reason ?? platformMessages.notAdded);
      if (error instanceof ApiError && error.status === 410) await client.resetQueries({ queryKey });
      return false;
    } finally {
      setIsWriting(false);
    }
  }

  return { add, isWriting, problem };
}
