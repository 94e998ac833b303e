import type { ExpressJob } from "#server/domain/express-jobs.ts";
import { factsOf, isCount, type Marks, type SeenThing } from "#server/domain/pictures/seen-things.ts";
import type { ExpressQuestion } from "#shared/contract/intake/express.ts";
import { BOUNDS } from "#shared/contract-values.ts";
import { listedBathroomCount, propertyOfExpress, roomsWithBeds } from "#shared/express-property.ts";
import { amenityFacts } from "#writer/ledger/amenities/parse-amenity.ts";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { placeOf } from "./change-answers.ts";

// Contradictions between the details, the answers and the pictures, and values that cannot be understood, each as one
// question. They are asked before the buyer pays.
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

// Derived from the numbers: another number is another question.
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

// The details count the rooms, and a list of them may have more or fewer.
function roomQuestions(job: ExpressJob): Question[] {
  return [...bedroomQuestion(job), ...bathroomQuestion(job)];
}

function bedroomQuestion({ bedrooms, formData }: ExpressJob): Question[] {
  const rooms = roomsWithBeds(formData);
  const isStudio = bedrooms === 0 && rooms.length === 1;
  if (rooms.length === 0 || rooms.length === bedrooms || isStudio) return [];
  const kept = [...rooms, ...Array.from({ length: bedrooms }, (_, at) => emptyRoom(at))].slice(0, bedrooms);
  const keep = { id: "form", label: counted(bedrooms, "bedroom"), settles: { answers: { bedrooms: kept } } };
  const follow = {
    id: "rooms",
    label: counted(rooms.length, "bedroom"),
    settles: { details: { bedrooms: rooms.length } },
  };
  return [
    {
      id: `bedrooms ${bedrooms}, rooms with beds ${rooms.length}`,
      question: `You said ${counted(bedrooms, "bedroom")}, and the beds stand in ${counted(rooms.length, "room")}. How many bedrooms are there?`,
      choices: rooms.length > BOUNDS.bedrooms.max ? [keep] : [follow, keep],
    },
  ];
}

function bathroomQuestion({ bathrooms, formData }: ExpressJob): Question[] {
  const listed = listedBathroomCount(formData);
  if (listed === null || listed === bathrooms) return [];
  const keep = { id: "form", label: counted(bathrooms, "bathroom"), settles: { answers: { bathrooms: null } } };
  const follow = { id: "rooms", label: counted(listed, "bathroom"), settles: { details: { bathrooms: listed } } };
  return [
    {
      id: `bathrooms ${bathrooms}, listed ${listed}`,
      question: `You said ${counted(bathrooms, "bathroom")}, and ${listed} are described. How many are there?`,
      choices: listed > BOUNDS.bathrooms.max ? [keep] : [follow, keep],
    },
  ];
}

function emptyRoom(at: number) {
  return { room: `Bedroom ${at + 1}`, beds: [], features: [] };
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

// What an answer changes.
type Settlement = {
  details?: Partial<Pick<ExpressJob, "bedrooms" | "bathrooms" | "petFriendly">>;
  struck?: string;
  // Under the ids of the intake form; null clears.
  answers?: Record<string, unknown>;
};

type Choice = ExpressQuestion["choices"][number] & { settles: Settlement };

type Question = Omit<ExpressQuestion, "choices"> & { choices: Choice[] };

function choicesFor(job: ExpressJob, disputed: Fact[], things: SeenThing[]): Choice[] {
  return (
    planOrForm(disputed, things) ??
    oneOfTowns(disputed) ??
    petsOrNot(disputed) ??
    thereOrNot(job, disputed) ?? [{ id: "right", label: "Yes, that is right", settles: {} }]
  );
}

function planOrForm(disputed: Fact[], things: SeenThing[]): Choice[] | null {
  const onPlan = disputed.find(({ source }) => source === "floor plan");
  const said = disputed.find(({ source }) => source === "form");
  const shown = things.find((seen) => isCount(seen) && seen.photo === null && seen.fact.key === onPlan?.key);
  if (!onPlan || !said || !shown) return null;
  const keep = { id: "form", label: `${said.value}, as I entered`, settles: { struck: shown.id } };
  const key = onPlan.key === "bedrooms" ? "bedrooms" : "bathrooms";
  const count = Number(onPlan.value);
  if (count > BOUNDS[key].max) return [keep];
  return [{ id: "plan", label: `${count}, as on the plan`, settles: { details: { [key]: count } } }, keep];
}

function oneOfTowns(disputed: Fact[]): Choice[] | null {
  if (!disputed.every(({ key }) => key === "place.city")) return null;
  const towns = disputed.map(({ value }) => String(value));
  return towns.map((town) => ({ id: `town ${town}`, label: town, settles: { answers: { town } } }));
}

function petsOrNot(disputed: Fact[]): Choice[] | null {
  const [welcome, refused] = [disputed.find(({ key }) => key === "pets"), disputed.find(({ key }) => key !== "pets")];
  if (!welcome || !refused) return null;
  const isRule = refused.key === "rule.no-pets";
  return [
    { id: "pets", label: "Pets are welcome", settles: isRule ? { answers: { pets_policy: "Allowed" } } : {} },
    {
      id: "no-pets",
      label: "No pets",
      settles: { details: { petFriendly: false }, answers: { pets_policy: "Not allowed" } },
    },
  ];
}

function thereOrNot({ formData }: ExpressJob, disputed: Fact[]): Choice[] | null {
  const absent = disputed.find(({ key }) => key === "absent");
  const present = disputed.find(({ key }) => key.startsWith("amenity."));
  if (!absent || !present) return null;
  const states = (option: string) => amenityFacts(option).some(({ key }) => key === present.key);
  const missed = String(absent.value).replace(/^no /, "");
  const lists = Object.entries(formData).flatMap(([field, chosen]) =>
    Array.isArray(chosen) && chosen.every((option) => typeof option === "string") ? [{ field, chosen }] : [],
  );
  const without = (isMeant: (option: string) => boolean, isList: (field: string) => boolean) =>
    Object.fromEntries(
      lists
        .filter(({ field, chosen }) => isList(field) && chosen.some(isMeant))
        .map(({ field, chosen }) => [field, chosen.filter((option) => !isMeant(option))]),
    );
  const isMissed = (option: string) => option.toLowerCase() === missed.toLowerCase();
  return [
    {
      id: "there",
      label: "It is there",
      settles: { answers: without(isMissed, (field) => field === "not_available") },
    },
    {
      id: "missing",
      label: "Guests will not find it",
      settles: { answers: without(states, (field) => field !== "not_available") },
    },
  ];
}
