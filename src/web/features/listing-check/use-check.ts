import { useRef, useState } from "react";
import type { checkListing, ListingFinding, MissingAnswer } from "#shared/contract/listings/listing-check.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError } from "#web/lib/http/request.ts";

export type Report = {
  text: string;
  platform: ListingPlatform;
  findings: readonly ListingFinding[];
  missing: readonly MissingAnswer[];
};

type Problem = { title: string; text: string };
export type CheckState = { isBusy: boolean; report: Report | null; problem: Problem | null };

const OFFLINE: Problem = {
  title: "You seem to be offline",
  text: "Your text is still here. Check it again when you are connected.",
};
const FAILED: Problem = {
  title: "The check did not work",
  text: "Your text is still here. Please try again in a moment.",
};

// One check at a time; what a slower one answers later is not shown.
export function useCheck() {
  const [state, setState] = useState<CheckState>({ isBusy: false, report: null, problem: null });
  const latest = useRef(0);

  async function check(text: string, platform: ListingPlatform): Promise<boolean> {
    latest.current += 1;
    const own = latest.current;
    setState((before) => ({ ...before, isBusy: true, problem: null }));
    try {
      const { findings, missing } = await callEndpoint<typeof checkListing>("POST /api/check-listing", {
        body: { text, platform },
      });
      if (own === latest.current)
        setState({ isBusy: false, report: { text, platform, findings, missing }, problem: null });
      return own === latest.current;
    } catch (error) {
      if (own === latest.current) setState((before) => ({ ...before, isBusy: false, problem: problemOf(error) }));
      return false;
    }
  }

  return { ...state, check };
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return navigator.onLine ? FAILED : OFFLINE;
  const { serverMessage } = error;
  return error.status < 500 && serverMessage ? { title: FAILED.title, text: serverMessage } : FAILED;
}
