import { AppError } from "#server/domain/app-error.ts";
import type { ExpressJob } from "#server/domain/express-jobs.ts";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import { findAnswerProblem } from "#shared/intake/intake-schema.ts";
import { oneLine } from "#shared/typed-text.ts";
import { readPlace, townsIn } from "#writer/ledger/place/read-place.ts";
import { sayableTown } from "#writer/ledger/place/sayable-district.ts";

const MOST_OTHERS = 4;

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

// The town that the text will name, and the other parts of the address that may be meant.
export function placeOf({ address, formData }: Pick<ExpressJob, "address" | "formData">): ExpressPreview["place"] {
  const given = formData["town"];
  const town = (typeof given === "string" && sayableTown(given)) || readPlace(address).city;
  const others = townsIn(address).filter((name) => name !== town);
  return { town, others: others.slice(0, MOST_OTHERS) };
}

// A correction belongs to the address that it corrects.
export function withTown(before: ExpressJob, job: ExpressJob, town: string | null | undefined): ExpressJob {
  if (town === undefined)
    return before.address === job.address ? job : { ...job, formData: merged(job.formData, { town: null }) };
  const name = town === null ? null : sayableTown(town);
  if (town !== null && name === null) {
    throw new AppError("bad_request", "The town must be a name in Latin letters, such as Montepulciano.");
  }
  return { ...job, formData: merged(job.formData, { town: name }) };
}
