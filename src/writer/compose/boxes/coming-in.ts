import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised } from "../../text/word-forms.ts";
import { type Message, say } from "../message.ts";

type Door = { facts: Fact[]; lock: string | null; hasDoor: boolean; isLate: boolean; tail: string | null };

// The door and the key, as the boxes tell them.
export function comingIn({ facts, lock, hasDoor, isLate, tail }: Door): Message[] {
  if (lock && hasDoor) return say(facts, 5, throughOwnDoor(lock, tail));
  if (lock) return say(facts, 4, withLock({ lock, tail, isLate }));
  if (!hasDoor) return say(facts, 4, ["You check yourself in.", "You let yourself in when you arrive."]);
  return say(facts, 5, [
    `You have a private entrance${isLate ? " and check yourself in" : ""}.`,
    `The entrance is private${isLate ? ", and you check yourself in" : ""}.`,
    `You have your own entrance${isLate ? " and check yourself in" : ""}.`,
  ]);
}

function isBox(lock: string): boolean {
  return lock === "a lockbox";
}

function throughOwnDoor(lock: string, tail: string | null): (string | false)[] {
  if (isBox(lock))
    return [
      "You have a private entrance, and the key is in a lockbox.",
      "The entrance is private, and the key is in a lockbox, so you can let yourself in.",
      "You have your own entrance, and a lockbox holds the key.",
      tail !== null && `You have a private entrance with a lockbox, ${tail}.`,
    ];
  return [
    `You have a private entrance with ${lock}.`,
    tail !== null && `You have your own entrance with ${lock}, ${tail}.`,
    `The entrance is private, and ${lock} lets you in.`,
    tail !== null && `The entrance is private and has ${lock}, ${tail}.`,
    `You let yourself in through a private entrance with ${lock}.`,
  ];
}

type Lock = { lock: string; tail: string | null; isLate: boolean };

function withLock({ lock, tail, isLate }: Lock): (string | false)[] {
  const bare = lock.replace(/^an? /, "");
  return [
    isBox(lock)
      ? "The key is in a lockbox, so you can let yourself in."
      : `${capitalised(lock)} lets you in${tail === null ? "" : `, ${tail}`}.`,
    isBox(lock) && "The key is in a lockbox.",
    isBox(lock) && isLate && "You check yourself in: the key is in a lockbox.",
    !isBox(lock) && isLate && `You check yourself in with ${lock}.`,
    !isBox(lock) && isLate && tail !== null && `You check yourself in with the ${bare}, ${tail}.`,
    !isBox(lock) && isLate && `You let yourself in with the ${bare}.`,
  ];
}
