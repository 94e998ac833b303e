import { factsOf, isCount, type Marks, type SeenThing } from "#server/adapters/eyes/seen-things.ts";
import type { ExpressQuestion } from "#shared/contract/express.ts";
import { BOUNDS } from "#shared/listing-bounds.ts";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import type { ExpressJob } from "./store.ts";

// What an answer changes.
export type Settlement = { details?: Partial<Pick<ExpressJob, "bedrooms" | "bathrooms">>; struck?: string };
export type Question = Omit<ExpressQuestion, "choices"> & {
  choices: (ExpressQuestion["choices"][number] & { settles: Settlement })[];
};

type Asked = Pick<
  ExpressJob,
  | "address"
  | "bedrooms"
  | "bathrooms"
  | "maxGuests"
  | "guestsGiven"
  | "petFriendly"
  | "findingMarks"
  | "settledQuestions"
>;

// What the details and the pictures say against each other, each as one question.
export function findQuestions(job: Asked, things: SeenThing[]): Question[] {
  const { address, bedrooms, bathrooms, maxGuests, guestsGiven, petFriendly } = job;
  const details = { formType: "express", address, bedrooms, bathrooms, maxGuests, guestsGiven, petFriendly };
  const { facts, contradictions } = buildLedger(details, factsOf(things, job.findingMarks satisfies Marks));
  return contradictions
    .map(({ question, facts: ids }) => {
      const disputed = ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
      return { id: idOf(disputed), question, choices: choicesFor(disputed, things) };
    })
    .filter(({ id }) => !job.settledQuestions.includes(id));
}

// By its numbers: another number is another question.
function idOf(disputed: Fact[]): string {
  return disputed.map(({ key, value, source }) => `${source} ${key} ${value}`).join(", ");
}

function choicesFor(disputed: Fact[], things: SeenThing[]): Question["choices"] {
  const onPlan = disputed.find(({ source }) => source === "floor plan");
  const said = disputed.find(({ source }) => source === "form");
  const shown = things.find((seen) => isCount(seen) && seen.photo === null && seen.fact.key === onPlan?.key);
  if (!onPlan || !said || !shown) return [{ id: "right", label: "Yes, that is right", settles: {} }];
  const keep = { id: "form", label: `${said.value}, as I entered`, settles: { struck: shown.id } };
  const key = onPlan.key === "bedrooms" ? "bedrooms" : "bathrooms";
  const count = Number(onPlan.value);
  if (count > BOUNDS[key].max) return [keep];
  return [{ id: "plan", label: `${count}, as on the plan`, settles: { details: { [key]: count } } }, keep];
}
