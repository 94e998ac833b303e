import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { type ExpressJob, findExpressJob } from "#server/domain/express-jobs.ts";
import { expressSubject } from "#server/domain/orders.ts";
import { type Looked, type LookUpDeps, lookUp } from "#server/domain/pictures/see-property.ts";
import {
  describeFinding,
  factsOf,
  isCount,
  roomsOf,
  type SeenThing,
  sayingFor,
  thingsIn,
} from "#server/domain/pictures/seen-things.ts";
import type { ExpressPreview, SuggestedAnswer } from "#shared/contract/intake/express.ts";
import type { FindingState } from "#shared/contract/intake/pictures.ts";
import type { Teaser } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { propertyOfExpress } from "#shared/express-property.ts";
import { fieldsById } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { INTERVIEW, nextInterviewQuestions } from "#shared/intake/interview.ts";
import { amenityFacts } from "#writer/ledger/amenities/parse-amenity.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { placeOf } from "./change-answers.ts";
import { findQuestions } from "./find-questions.ts";

// The options of the question about what guests can use, by the fact that each one states.
const OPTIONS: ReadonlyMap<string, Option> = new Map(
  Object.keys(INTERVIEW.find(({ id }) => id === "use")?.fields ?? {})
    .toReversed()
    .flatMap((field) =>
      (fieldsById(INTAKE_SECTIONS).get(field)?.options ?? []).flatMap((option) =>
        amenityFacts(option)
          .filter(({ key }) => key !== "amenity.other")
          .map(({ key }) => [key, { field, option }] as const),
      ),
    ),
);

type WriteTeaser = (known: { subject: string; property: PropertyData; seen: NewFact[] }) => Teaser | null;
export type TeaserDeps = { prepareTeaser: (customerId: string) => Promise<WriteTeaser> };

export function describePreview(writeTeaser: WriteTeaser, job: ExpressJob, looked: Looked): ExpressPreview {
  const { findingMarks } = job;
  const things = thingsIn(looked.findings, looked.pictures, findingMarks);
  const suggested = suggestAnswers(job, things);
  const next = nextInterviewQuestions({
    bedrooms: job.bedrooms,
    answers: job.formData,
    suggestedByPhotos: suggested.length,
  });
  const teaser = writeTeaser({
    subject: expressSubject(job.id),
    property: propertyOfExpress(job),
    seen: factsOf(things, findingMarks),
  });
  return {
    platform: job.platform,
    property_address: job.address,
    total_bedrooms: job.bedrooms,
    total_bathrooms: job.bathrooms,
    capacity: job.maxGuests,
    capacity_given: job.guestsGiven,
    pet_friendly: job.petFriendly,
    images: job.photos,
    floor_plan: job.floorPlan,
    rooms: roomsOf(looked, findingMarks),
    findings: things.map((thing) => describeFinding(thing, stateOf(thing, job))),
    saying: sayingFor(looked, findingMarks),
    questions: findQuestions(job, things),
    analysis: looked.analysis,
    place: placeOf(job),
    form_data: job.formData,
    next: next.map(({ id, question, adds, fields }) => ({ id, question, adds, fields: Object.keys(fields) })),
    suggested,
    teaser,
    version: job.version,
  };
}

// A count is confirmed if it equals the form's; everything else is as the host marked it.
function stateOf(thing: SeenThing, { findingMarks, bedrooms, bathrooms }: ExpressJob): FindingState {
  if (!isCount(thing) || findingMarks[thing.id] === "struck") return findingMarks[thing.id] ?? "seen";
  const said = thing.fact.key === "bedrooms" ? bedrooms : bathrooms;
  return thing.fact.value === said ? "confirmed" : "seen";
}

type Option = { field: string; option: string };

// What the photos show, as options to tap. What was struck out, or is answered already, is not suggested again.
function suggestAnswers({ formData, findingMarks }: ExpressJob, things: SeenThing[]): SuggestedAnswer[] {
  const suggested = new Map<string, SuggestedAnswer>();
  for (const { id, photo, fact } of things) {
    const known = OPTIONS.get(fact.key);
    if (photo === null || !known || findingMarks[id] === "struck" || suggested.has(fact.key)) continue;
    const chosen = formData[known.field];
    if (Array.isArray(chosen) && chosen.includes(known.option)) continue;
    suggested.set(fact.key, { ...known, photo });
  }
  return [...suggested.values()];
}

export type PreviewDeps = LookUpDeps & TeaserDeps;

export type PreviewRequest = { jobId: string; customerId: CustomerId | null };

export async function readPreview(deps: PreviewDeps, request: PreviewRequest): Promise<ExpressPreview> {
  const job = await requireJob(deps, request);
  const [writeTeaser, looked] = await Promise.all([deps.prepareTeaser(job.customerId), lookUpJob(deps, job)]);
  return describePreview(writeTeaser, job, looked);
}

// Another customer's listing gets the same answer as one that does not exist.
export async function requireJob({ db }: LookUpDeps, { jobId, customerId }: PreviewRequest): Promise<ExpressJob> {
  const job = customerId && (await findExpressJob(db, customerId, jobId));
  if (!job) throw new AppError("not_found");
  return job;
}

export async function lookUpJob(deps: LookUpDeps, { photos: images, floorPlan }: ExpressJob): Promise<Looked> {
  return lookUp(deps, { images, floorPlan });
}
