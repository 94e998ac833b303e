import { AppError } from "#server/domain/app-error.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { proposeRevision } from "#shared/contract/listings/listing-ask.ts";
import { RevisionWish, type VersionWish } from "#shared/contract/listings/listings.ts";
import { type AppliedWishes, applyWishes } from "#writer/ask/apply/apply-wishes.ts";
import { readRequest } from "#writer/ask/read/read-request.ts";
import type { Understanding } from "#writer/ask/wish.ts";
import type { Description, Tone } from "#writer/description.ts";
import { deliverable } from "#writer/write-embedded.ts";
import { factsNotTold } from "../read/untold-facts.ts";
import {
  findOwnText,
  type Place,
  type RevisionDeps,
  refuseForeignWishes,
  writeAgain,
  writeRevision,
} from "../revise/revise-listing.ts";
import { refuseTooMany, writersFor } from "../revise/revision-limits.ts";
import type { Listing, ListingText, TextWithVersions } from "../store.ts";
import { digestOf, PROPOSAL_MS, signProposal } from "./signed-proposal.ts";

export type AskDeps = RevisionDeps & { proposalSecret: string };
type Answer = AnswerGivenBy<typeof proposeRevision>;
type Asked = { request?: string | undefined; wish?: RevisionWish | undefined };

// The text as it would become. Nothing is stored: the signed answer carries what keeping it needs.
export async function proposeFor(all: AskDeps, place: Place, { request, wish }: Asked): Promise<Answer> {
  const { listing, text } = await findOwnText(all.db, place);
  const deps = { ...all, ...(await writersFor(all.db, all.writers, listing)) };
  if (wish) {
    refuseForeignWishes(text, wish);
    await refuseTooMany(deps.db, listing);
    const description = deliverable(await writeRevision(deps, { listing, text, wish }));
    const outcomes = factsNotTold(description, wish.stress).map((note) => ({
      words: note.label,
      isDone: false,
      note: note.why,
    }));
    return answerWith(deps, { listing, text, description, wish, outcomes, facts: [], notUnderstood: [] });
  }
  if (!request) throw new AppError("bad_request", "Say what should be different.", { field: "request" });
  return proposeAsked(deps, { listing, text }, request);
}

async function proposeAsked(deps: AskDeps, { listing, text }: Own, request: string): Promise<Answer> {
  const former = formerWish(text);
  const read = await understand(deps, text, request);
  const isRewriting = read.wishes.some(({ wish }) => wish.kind === "tone" || wish.kind === "anew");
  if (isRewriting) await refuseTooMany(deps.db, listing);
  const brand = await deps.findBrand(listing.customerId);
  const rewritten = async (tone: Tone | null) => {
    // Without a model the writer's own sentences are exchanged one by one.
    if (tone && !deps.writers.hasModel) return null;
    const wish = { ...former, ...(tone && { tone }), stress: [] };
    return (await writeAgain(deps, { listing, text, wish })).sections;
  };
  const carried = await applyWishes({
    before: text.description,
    wishes: read.wishes,
    options: { ...(brand && { brand }), ...(former.tone && { tone: former.tone }) },
    leaveOut: former.leaveOut,
    rewritten,
  });
  const wish = wishOf({ former, read, carried, request });
  const { facts, notUnderstood } = read;
  const description = deliverable(carried.description);
  return answerWith(deps, { listing, text, description, wish, outcomes: carried.outcomes, facts, notUnderstood });
}

// What the present version was asked to be.
function formerWish({ version, versions }: TextWithVersions): RevisionWish {
  return RevisionWish.parse(versions.find(({ number }) => number === version)?.wish ?? {});
}

type Own = { listing: Listing; text: TextWithVersions };

// By rules; what they leave open is read by the language model, where there is one.
async function understand({ writers }: AskDeps, text: ListingText, request: string): Promise<Understanding> {
  const read = readRequest(request, text.description);
  if (read.notUnderstood.length === 0 || !writers.readWishes) return read;
  const more = await writers.readWishes({ words: read.notUnderstood, home: text.description }).catch(() => null);
  if (!more) return read;
  return {
    wishes: [...read.wishes, ...more.wishes],
    facts: [...read.facts, ...more.facts],
    notUnderstood: more.notUnderstood,
  };
}

type Wishing = { former: RevisionWish; read: Understanding; carried: AppliedWishes; request: string };

function wishOf({ former, read, carried, request }: Wishing): VersionWish {
  const tone = read.wishes
    .map(({ wish }) => (wish.kind === "tone" && wish.scope === null ? wish.tone : null))
    .findLast(Boolean);
  return {
    ...former,
    ...(tone && { tone }),
    stress: former.stress.filter((id) => !carried.leaveOut.includes(id)),
    leaveOut: carried.leaveOut.slice(0, 100),
    leaveOutSections: [...new Set([...former.leaveOutSections, ...carried.leaveOutSections])],
    asked: request.slice(0, 200),
  };
}

type Proposed = Own &
  Pick<Answer, "outcomes" | "facts" | "notUnderstood"> & { description: Description; wish: VersionWish };

function answerWith({ proposalSecret }: AskDeps, { listing, text, description, wish, ...said }: Proposed): Answer {
  const former = formerWish(text);
  const known = new Set(text.description.facts.map(({ id }) => id));
  const before = new Map(text.description.sections.map((section) => [section.heading, section]));
  const after = new Map(description.sections.map((section) => [section.heading, section]));
  const headings = [...new Set([...before.keys(), ...after.keys()])].filter(
    (heading) => before.get(heading)?.text !== after.get(heading)?.text,
  );
  const sections = headings.map((heading) => ({
    heading,
    before: before.get(heading)?.text ?? null,
    after: after.get(heading)?.text ?? null,
  }));
  const kept = headings.map((heading) => ({
    heading,
    sentences: (after.get(heading)?.sentences ?? []).map((one) => ({
      ...one,
      facts: one.facts.filter((id) => known.has(id)),
    })),
  }));
  const proposal = {
    listingId: listing.id,
    platform: text.platform,
    version: text.version,
    digest: digestOf(text.description),
    expiresAt: Date.now() + PROPOSAL_MS,
    wish,
    // With only one of several sections kept, the text cannot be said to leave something out.
    partWish: { ...wish, leaveOut: former.leaveOut, leaveOutSections: former.leaveOutSections },
    sections: kept,
  };
  return {
    version: text.version,
    sections,
    ...said,
    proposal: sections.length > 0 ? signProposal(proposal, proposalSecret) : null,
  };
}
