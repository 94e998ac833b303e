import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { type ExpressJob, findExpressJob, isOrdered, updateExpressJob } from "#server/domain/express-jobs.ts";
import { expressSubject } from "#server/domain/orders.ts";
import { ownsPhotos } from "#server/domain/pictures/photo-claims.ts";
import { type Looked, type LookUpDeps, lookUp } from "#server/domain/pictures/see-property.ts";
import {
  describeFinding,
  factsOf,
  isCount,
  type Marks,
  marksAfter,
  readMarking,
  roomsOf,
  type SeenThing,
  sayingFor,
  thingsIn,
} from "#server/domain/pictures/seen-things.ts";
import type { ExpressChange, ExpressPreview, SuggestedAnswer } from "#shared/contract/intake/express.ts";
import type { FindingState } from "#shared/contract/intake/pictures.ts";
import type { Teaser } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { BOUNDS, MAX_IMAGES } from "#shared/contract-values.ts";
import { propertyOfExpress } from "#shared/express-property.ts";
import { fieldsById } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { INTERVIEW, nextInterviewQuestions } from "#shared/intake/interview.ts";
import { messages } from "#shared/messages/toasts.ts";
import { amenityFacts } from "#writer/ledger/amenities/parse-amenity.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { merged, placeOf, withAnswers, withTown } from "./change-answers.ts";
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

type WriteTeaser = (known: { subject: string; property: PropertyData; seen: NewFact[] }) => Promise<Teaser | null>;
export type TeaserDeps = { prepareTeaser: (customerId: string) => Promise<WriteTeaser> };

async function describePreview(writeTeaser: WriteTeaser, job: ExpressJob, looked: Looked): Promise<ExpressPreview> {
  const { findingMarks } = job;
  const things = thingsIn(looked.findings, looked.pictures, findingMarks);
  const suggested = suggestAnswers(job, things);
  const next = nextInterviewQuestions({
    bedrooms: job.bedrooms,
    answers: job.formData,
    suggestedByPhotos: suggested.length,
  });
  const teaser = await writeTeaser({
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
async function requireJob({ db }: LookUpDeps, { jobId, customerId }: PreviewRequest): Promise<ExpressJob> {
  const job = customerId && (await findExpressJob(db, customerId, jobId));
  if (!job) throw new AppError("not_found");
  return job;
}

async function lookUpJob(deps: LookUpDeps, { photos: images, floorPlan }: ExpressJob): Promise<Looked> {
  return lookUp(deps, { images, floorPlan });
}

// An attempt fails only when another change of the same listing succeeded, so this many came in between.
const MOST_TRIES = 20;

// Corrects a listing that is not paid yet. All of a change is applied, or nothing of it.
export async function changePreview(
  deps: PreviewDeps,
  request: PreviewRequest,
  change: ExpressChange,
): Promise<ExpressPreview> {
  const by = requireCustomer(request);
  const [writeTeaser, { job, looked }] = await Promise.all([
    deps.prepareTeaser(by),
    keepChange(deps, { ...request, customerId: by }, change),
  ]);
  return describePreview(writeTeaser, job, looked);
}

type Kept = { job: ExpressJob; looked: Looked };
type OwnRequest = PreviewRequest & { customerId: CustomerId };

// Read, corrected and written back if it was not changed meanwhile, so that a change takes no lock and few statements.
async function keepChange(deps: PreviewDeps, request: OwnRequest, change: ExpressChange): Promise<Kept> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const former = await requireJob(deps, request);
    await requireOwnUploads(deps.db, request.customerId, change.addPhotos ?? []);
    // Only marks and answers about pictures need to know what the pictures show.
    const seen = change.findings || change.answers ? await lookUpJob(deps, former) : null;
    const after = correct(former, seen, change);
    const isSameOrder = after.photos.join() === former.photos.join();
    const [job, looked] = await Promise.all([
      updateExpressJob(deps.db, { before: former, after, by: request.customerId }),
      seen && isSameOrder ? seen : lookUpJob(deps, after),
    ]);
    if (job) return { job, looked };
    if (await isOrdered(deps.db, former)) {
      throw new AppError("conflict", "This listing has been ordered, so its details no longer change.");
    }
  }
  throw new AppError("unavailable");
}

function requireCustomer({ customerId }: PreviewRequest) {
  if (customerId === null) throw new AppError("not_found");
  return customerId;
}

// A customer can only add pictures they uploaded themselves.
async function requireOwnUploads(db: Db, customerId: CustomerId, urls: string[]): Promise<void> {
  if (urls.length === 0 || (await ownsPhotos(db, customerId, urls))) return;
  throw new AppError("bad_request", "addPhotos must be photos that you uploaded", { field: "addPhotos" });
}

function correct(former: ExpressJob, looked: Looked | null, change: ExpressChange): ExpressJob {
  const things = looked ? thingsIn(looked.findings, looked.pictures, former.findingMarks) : [];
  const pictured = withAdded(withPhotos(withDetails(former, change), change.photos), change.addPhotos ?? []);
  const corrected = withTown(former, withAnswers(pictured, change.form_data), change.town);
  const marked = looked ? withMarks(corrected, looked, change.findings ?? {}) : corrected;
  return Object.entries(change.answers ?? {}).reduce(
    (job, [questionId, choiceId]) => withAnswer(job, things, { questionId, choiceId }),
    marked,
  );
}

function withDetails(job: ExpressJob, change: ExpressChange): ExpressJob {
  return {
    ...job,
    address: change.property_address ?? job.address,
    bedrooms: change.bedrooms ?? job.bedrooms,
    bathrooms: change.bathrooms ?? job.bathrooms,
    maxGuests: change.maxGuests ?? job.maxGuests,
    guestsGiven: change.guestsGiven ?? (change.maxGuests !== undefined || job.guestsGiven),
    petFriendly: change.petFriendly ?? job.petFriendly,
  };
}

function withPhotos(job: ExpressJob, photos: string[] | undefined): ExpressJob {
  if (!photos) return job;
  const own = [...job.photos, ...job.removedPhotos];
  if (!photos.every((url) => own.includes(url)) || new Set(photos).size < photos.length) {
    throw new AppError("bad_request", "photos must be photos of this listing, each of them once");
  }
  return { ...job, photos, removedPhotos: own.filter((url) => !photos.includes(url)) };
}

// What is there already stays where it is, so that a repeat changes nothing.
function withAdded(job: ExpressJob, added: string[]): ExpressJob {
  const photos = [...new Set([...job.photos, ...added])];
  if (photos.length > MAX_IMAGES) {
    throw new AppError("bad_request", messages.uploadLimitReached(MAX_IMAGES).description, { field: "addPhotos" });
  }
  return { ...job, photos, removedPhotos: job.removedPhotos.filter((url) => !photos.includes(url)) };
}

type MarkChanges = NonNullable<ExpressChange["findings"]>;

function withMarks(before: ExpressJob, looked: Looked, changes: MarkChanges): ExpressJob {
  return Object.entries(changes).reduce((job, [id, state]) => withMark(job, { id, state }, looked), before);
}

type Mark = { id: string; state: MarkChanges[string] };

function withMark(job: ExpressJob, { id, state }: Mark, looked: Looked): ExpressJob {
  const marking = readMarking(looked, id, state);
  if (marking.kind === "unknown") {
    throw new AppError("bad_request", "findings names something that was not recognised");
  }
  const isCounted = marking.kind === "count";
  const findingMarks = marksAfter(job.findingMarks, { [id]: isCounted ? "seen" : state }, looked);
  return { ...job, ...(isCounted && countedBy(marking.counted)), findingMarks };
}

// A host who agrees to the plan's count corrects the form's.
function countedBy({ fact }: SeenThing): Partial<ExpressJob> {
  const key = fact.key === "bedrooms" ? "bedrooms" : "bathrooms";
  return { [key]: Math.min(Number(fact.value), BOUNDS[key].max) };
}

type Answer = { questionId: string; choiceId: string };

// A question that another tab has answered is no longer there, and needs no second answer.
function withAnswer(job: ExpressJob, things: SeenThing[], { questionId, choiceId }: Answer): ExpressJob {
  const question = findQuestions(job, things).find(({ id }) => id === questionId);
  if (!question) return job;
  const choice = question.choices.find(({ id }) => id === choiceId);
  if (!choice) throw new AppError("bad_request", "answers names a choice that was not offered");
  const { details = {}, struck, answers = {} } = choice.settles;
  const findingMarks: Marks = struck ? { ...job.findingMarks, [struck]: "struck" } : job.findingMarks;
  const settledQuestions = [...job.settledQuestions, questionId];
  return { ...job, ...details, findingMarks, formData: merged(job.formData, answers), settledQuestions };
}
