import { isCount, type SeenThing } from "#server/adapters/eyes/seen-things.ts";
import type { ExpressQuestion } from "#shared/contract/express.ts";
import { BOUNDS } from "#shared/listing-bounds.ts";
import { amenityFacts } from "#writer/ledger/amenity-facts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import type { ExpressJob } from "./store.ts";

// What an answer changes.
export type Settlement = {
  details?: Partial<Pick<ExpressJob, "bedrooms" | "bathrooms" | "petFriendly">>;
  struck?: string;
  // Under the ids of the intake form; null clears.
  answers?: Record<string, unknown>;
};
type Choice = ExpressQuestion["choices"][number] & { settles: Settlement };
export type Question = Omit<ExpressQuestion, "choices"> & { choices: Choice[] };

export function choicesFor(job: ExpressJob, disputed: Fact[], things: SeenThing[]): Choice[] {
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
