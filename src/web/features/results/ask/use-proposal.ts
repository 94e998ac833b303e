import { useRef, useState } from "react";
import type * as ask from "#shared/contract/listings/listing-ask.ts";
import type { Proposal } from "#shared/contract/listings/listing-ask.ts";
import type { ReadListing, RevisionWish } from "#shared/contract/listings/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { messages } from "#shared/messages/toasts.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { useAttempts } from "../use-attempts.ts";

export type ProposalState = ReturnType<typeof useProposal>;

// A proposal is asked for, looked at, and kept or discarded; until it is kept nothing has changed.
export function useProposal({ listingId, platform }: { listingId: string; platform: ListingPlatform }) {
  const { busy, problem, setProblem, attempt, show } = useAttempts(listingId);
  const [answer, setAnswer] = useState<Proposal | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const current = useRef(0);

  return {
    answer,
    problem,
    isAsking,
    isKeeping: busy === "keeping",
    // Whether an answer came that was still waited for.
    ask: async (asking: Asking): Promise<boolean> => {
      const own = ++current.current;
      let isThere = false;
      setIsAsking(true);
      await attempt("asking", async () => {
        const given = await propose(listingId, platform, asking).catch((error: unknown) => {
          if (own === current.current) throw error;
          return null;
        });
        if (own !== current.current || !given) return;
        isThere = true;
        setAnswer(given);
      });
      if (own === current.current) setIsAsking(false);
      return isThere;
    },
    cancel: () => {
      current.current++;
      setIsAsking(false);
    },
    discard: () => {
      setAnswer(null);
      setProblem(null);
    },
    // Whether it was kept.
    keep: async (headings: string[]): Promise<boolean> => {
      let isKept = false;
      await attempt("keeping", async () => {
        if (!answer?.proposal) return;
        const listing = await keepProposal(listingId, { platform, proposal: answer.proposal, headings });
        show(listing);
        setAnswer(null);
        const text = listing.descriptions.find(({ platformType }) => platformType === platform);
        showToast(messages.descriptionRevised(text?.version ?? 1));
        isKept = true;
      });
      return isKept;
    },
  };
}

type Asking = { request: string } | { wish: RevisionWish };

function propose(listingId: string, platform: ListingPlatform, asking: Asking): Promise<ask.Proposal> {
  return callEndpoint<typeof ask.proposeRevision>("POST /api/listing/{id}/proposal", {
    params: { id: listingId },
    body: { platform, ...asking },
  });
}

type Keeping = { platform: ListingPlatform; proposal: string; headings: string[] };

function keepProposal(listingId: string, keeping: Keeping): Promise<ReadListing> {
  return callEndpoint<typeof ask.keepProposal>("POST /api/listing/{id}/proposal/keep", {
    params: { id: listingId },
    body: keeping,
  });
}
