import { factsOf, type Marks, type SeenThing } from "#server/adapters/eyes/seen-things.ts";
import { propertyOfExpress } from "#shared/express-property.ts";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { placeOf } from "./listing-place.ts";
import { roomQuestions } from "./room-questions.ts";
import { choicesFor, type Question } from "./settle-questions.ts";
import type { ExpressJob } from "./store.ts";

// What the details, the answers and the pictures say against each other, and what cannot be understood, each as one
// question. They are asked before anybody pays.
export function findQuestions(job: ExpressJob, things: SeenThing[]): Question[] {
  const property = PropertyInput.safeParse(propertyOfExpress(job));
  if (!property.success) return [];
  const { facts, contradictions } = buildLedger(property.data, factsOf(things, job.findingMarks satisfies Marks));
  const disputes = contradictions.map(({ question, facts: ids }) => {
    const disputed = ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
    return { id: idOf(disputed), question, choices: choicesFor(job, disputed, things) };
  });
  const questions = [...unclearTown(job), ...roomQuestions(job), ...disputes];
  return questions.filter(({ id }) => !job.settledQuestions.includes(id));
}

// By its numbers: another number is another question.
function idOf(disputed: Fact[]): string {
  return disputed.map(({ key, value, source }) => `${source} ${key} ${value}`).join(", ");
}

const LONGEST_QUOTED = 60;

function unclearTown(job: ExpressJob): Question[] {
  const { address } = job;
  if (placeOf(job).town !== null) return [];
  const quoted = address.length > LONGEST_QUOTED ? `${address.slice(0, LONGEST_QUOTED)}…` : address;
  const question = `I cannot find a town in “${quoted}”. Which town is it in? The text names the town, never the street.`;
  return [{ id: `town of ${quoted}`, question, choices: [{ id: "right", label: "Leave the town out", settles: {} }] }];
}
