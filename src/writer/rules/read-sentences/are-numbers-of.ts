import type { Fact } from "#writer/ledger/fact.ts";
import { readFact } from "../proof/read-fact.ts";
import { type NumberMention, readNumbers } from "../proof/read-numbers.ts";
import { readText } from "../reading/read-text.ts";

// How many rooms, beds and guests there are is counted by the form, whatever a note says beside it.
const COUNTED = /\b(?:bed|bath|half-bath)(?:room)?s?\b|\bguests?\b/i;
const HOURS_OF_HALF_DAY = 12;
const MINUTES_OF_HOUR = 60;

// Whether these facts give all numbers of these words, also as another way to tell the time. "One" is as good as "a".
export function areNumbersOf(words: string, facts: Fact[]): boolean {
  const numbers = readNumbers(readText(words).tokens);
  if (numbers.length === 0 || COUNTED.test(words)) return false;
  const given = new Set(facts.flatMap(numbersIn));
  return numbers.every((number) => valuesOf(number).some((value) => value <= 1 || given.has(value)));
}

function numbersIn(fact: Fact): number[] {
  const { numbers, ordinals, times } = readFact(fact);
  const hours = times.map((minutes) => minutes / MINUTES_OF_HOUR);
  return [...numbers, ...ordinals, ...hours, ...[...numbers, ...hours].flatMap(onTheClock)];
}

function valuesOf({ kind, value }: NumberMention): number[] {
  const amount = kind === "time" ? value / MINUTES_OF_HOUR : value;
  return [amount, ...(kind === "time" ? onTheClock(amount) : [])];
}

// 19 is seven in the evening, and 6.30 half past six.
function onTheClock(time: number): number[] {
  if (time >= 2 * HOURS_OF_HALF_DAY) return [];
  const hour = Math.floor(time);
  return time > HOURS_OF_HALF_DAY ? [hour, time - HOURS_OF_HALF_DAY, hour - HOURS_OF_HALF_DAY] : [hour];
}
