import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import type { ExpressJob } from "#server/domain/express-jobs.ts";
import { ownsPhotos } from "#server/domain/pictures/photo-claims.ts";
import type { Looked } from "#server/domain/pictures/see-property.ts";
import { type Marks, marksAfter, readMarking, type SeenThing, thingsIn } from "#server/domain/pictures/seen-things.ts";
import type { ExpressChange, ExpressPreview } from "#shared/contract/intake/express.ts";
import { BOUNDS, MAX_IMAGES } from "#shared/contract-values.ts";
import { messages } from "#shared/messages/toasts.ts";
import { merged, withAnswers, withTown } from "./change-answers.ts";
import { findQuestions } from "./find-questions.ts";
import { describePreview, lookUpJob, type PreviewDeps, type PreviewRequest, requireJob } from "./read-preview.ts";
import { isOrdered, updateExpressJob } from "./store.ts";

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
