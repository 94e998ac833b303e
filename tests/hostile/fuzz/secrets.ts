import { ACTORS, type Actor, type ActorName, type FuzzFixture, sessionCookieOf } from "./fuzz-fixture.ts";
import type { Secrets } from "./judge.ts";

// Without a mail server the product shows every mail to everyone, in development only.
const SHOWS_EVERYTHING = new Set(["listOutbox"]);

export function secretsFor(fixture: FuzzFixture, as: ActorName, endpointName: string): Secrets {
  const others = ACTORS.filter((name) => name !== as).map((name) => fixture.actors[name]);
  if (SHOWS_EVERYTHING.has(endpointName)) return { own: keysOf(fixture.actors[as]), foreign: [] };
  // The admin may read what customers entered, but never their tokens and passwords.
  const readable = as === "admin" ? [] : others.flatMap(wordsOf);
  return { own: keysOf(fixture.actors[as]), foreign: [...others.flatMap(keysOf), ...readable] };
}

function wordsOf({ owned, account }: Actor): string[] {
  return present([owned?.secret, owned?.draftSecret, account?.firstName, account?.email]);
}

export function keysOf(actor: Actor): string[] {
  const { owned, account, client } = actor;
  return present([
    account?.password,
    sessionCookieOf(actor)?.[1],
    client.cookies.get("visitor"),
    owned?.ownerToken,
    owned?.managerToken,
    owned?.open.clientSecret,
    owned?.challenge.clientSecret,
  ]);
}

function present(values: (string | null | undefined)[]): string[] {
  return values.filter((value): value is string => Boolean(value));
}
