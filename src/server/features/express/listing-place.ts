import { AppError } from "#server/http/app-error.ts";
import type { ExpressPreview } from "#shared/contract/express.ts";
import { readPlace, townsIn } from "#writer/ledger/read-place.ts";
import { sayableTown } from "#writer/ledger/sayable-district.ts";
import { merged } from "./change-answers.ts";
import type { ExpressJob } from "./store.ts";

const MOST_OTHERS = 4;

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
