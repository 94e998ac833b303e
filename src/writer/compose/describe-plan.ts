import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import type { Home } from "./home/home.ts";
import { identityOf } from "./home/home-counts.ts";
import type { Message } from "./message.ts";
import { placesOf } from "./places/places.ts";
import type { Plan } from "./plan.ts";

// The plan in plain lines, for the command line and as a suggestion to a language model.
export function describePlan(home: Home, plan: Plan, ledger: Ledger): string[] {
  const words = (messages: Message[]) => [...new Set(messages.flatMap(({ facts }) => facts.map(factWords)))].join("; ");
  const told = new Set(everyMessage(plan).flatMap(({ facts }) => facts.map(({ id }) => id)));
  const left = ledger.facts.filter(
    ({ id, key, isConfirmed }) => isConfirmed && key.startsWith("amenity.") && !told.has(id),
  );
  const lines = [
    `lead (${plan.lead.kind}): ${words(plan.lead.messages) || "nothing rare is known"}`,
    `what it is: ${identityOf(home).facts.map(factWords).join("; ")}`,
    plan.trip.length > 0 && `trip: ${words(plan.trip)}`,
    plan.limit.length > 0 && `limit: ${words(plan.limit)}`,
    ...plan.moments.map(({ name, messages }) => `${name}: ${words(messages)}`),
    placesOf(home).length > 0 &&
      `places, nearest first: ${placesOf(home)
        .flatMap(({ names }) => names)
        .join("; ")}`,
    left.length > 0 && `left to the amenity list: ${left.map(factWords).join("; ")}`,
    home.notes.unused.length > 0 && `not used: ${home.notes.unused.map(factWords).join("; ")}`,
  ];
  return lines.filter((line) => typeof line === "string");
}

function everyMessage(plan: Plan): Message[] {
  const { lead, identity, trip, limit, moments, neighborhood, gettingAround, access, duringStay, toNote } = plan;
  return [
    lead.messages,
    lead.after,
    identity,
    trip,
    limit,
    ...moments.map(({ messages }) => messages),
    neighborhood,
    gettingAround,
    access,
    duringStay,
    toNote,
  ].flat();
}

function factWords({ key, value }: Fact): string {
  return typeof value === "string" && !key.startsWith("home.")
    ? value
    : `${key.replace(/^(?:home|place)\./, "")} ${value}`;
}
