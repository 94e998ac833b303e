import { type MouseEvent, useId } from "react";
import type { RentalPlatform } from "#shared/contract-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useAddPlatform } from "./use-add-platform.ts";
import "./platforms.css";

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
