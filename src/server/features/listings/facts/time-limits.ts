import type { listings, StoodBy } from "#server/db/schema/listings.ts";
import type { Description } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { identityOf } from "#writer/revise/carry-facts.ts";
import { addDays, type Day } from "#writer/seasons/calendar.ts";
import { type Sayings, type TimedSentence, timedSentences } from "#writer/seasons/timed-sentences.ts";

type Sayer = Pick<typeof listings.$inferSelect, "createdAt" | "factChanges" | "stoodBy">;

export function dayOfToday(): Day {
  return new Date().toISOString().slice(0, 10);
}

// A sentence is as old as the latest fact behind it.
function sayingsOf({ createdAt, factChanges, stoodBy }: Sayer): Sayings {
  const delivered = createdAt.toISOString().slice(0, 10);
  const changed = new Map(factChanges.flatMap(({ at, facts }) => facts.map((name) => [name, at.slice(0, 10)])));
  return {
    saidOn: (cited) => latest(cited.map((fact) => changed.get(identityOf(fact)) ?? delivered)) ?? delivered,
    stoodByOn: (cited, words) =>
      latest(stoodBy.filter((one) => isAbout(one, cited, words)).map(({ on }) => on)) ?? null,
  };
}

function latest(days: Day[]): Day | undefined {
  return days.toSorted().at(-1);
}

// The same words about another fact are another statement.
function isAbout({ words, facts }: StoodBy, cited: Fact[], said: string): boolean {
  if (words !== said.toLowerCase()) return false;
  return facts.length === 0 || cited.some((fact) => facts.includes(identityOf(fact)));
}

export function timedIn(description: Description, listing: Sayer): TimedSentence[] {
  return timedSentences(description, sayingsOf(listing));
}

export function daysOutdatedFrom(description: Description, listing: Sayer): Day[] {
  return timedIn(description, listing)
    .map(({ lapse }) => addDays(lapse.lastDay, 1))
    .toSorted();
}
