import { AppError } from "#server/http/app-error.ts";
import { findAnswerProblem } from "#shared/intake/find-answer-problem.ts";
import { oneLine } from "#shared/one-line.ts";
import type { ExpressJob } from "./store.ts";

type Changes = Readonly<Record<string, unknown>>;

const NO_GUESTS_SAID = 1;

// Field by field, null clears: what other tabs save at the same time in other fields stays. The address and the number of
// guests have a place of their own in an express listing.
export function withAnswers(job: ExpressJob, changes: Changes = {}): ExpressJob {
  const problem = findAnswerProblem(changes);
  if (problem) throw new AppError("bad_request", problem.message, { field: problem.field });
  const { address, property_address, maxGuests, ...answers } = changes;
  const formData = merged(job.formData, answers);
  return {
    ...job,
    formData,
    address: addressIn(job, address === undefined ? property_address : address),
    ...(maxGuests !== undefined && { maxGuests: typeof maxGuests === "number" ? maxGuests : NO_GUESTS_SAID }),
  };
}

export function merged(former: Changes, changes: Changes): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...former, ...changes }).filter(([, answer]) => answer !== null));
}

function addressIn(job: ExpressJob, given: unknown): string {
  if (given === undefined) return job.address;
  const address = typeof given === "string" ? oneLine(given) : "";
  if (address === "") throw new AppError("bad_request", "A listing needs an address.", { field: "address" });
  return address;
}
