import fc from "fast-check";
import type { NamedEndpoint } from "../support/contract-endpoints.ts";
import { callOf, type Parts } from "../support/good-requests.ts";
import { type Answer, type Call, NoAnswer, send } from "../support/http-client.ts";
import { type ActorName, type FuzzFixture, resolveRefs } from "./fuzz-fixture.ts";
import { type FuzzRequest, fuzzRequestOf, type Sent, toCall } from "./fuzz-request.ts";
import { problemsOf } from "./judge.ts";
import { HOSTILE_RUNS, HOSTILE_SEED } from "./run-settings.ts";
import { secretsFor } from "./secrets.ts";
import { sweepOf } from "./sweep.ts";

const DEADLINE_MS = 15_000;

// For each endpoint, how often each status was answered.
export type Tally = Map<string, Map<number, number>>;

export class Attack {
  readonly tally: Tally = new Map();
  readonly #fixture: FuzzFixture;
  #hasHung = false;

  constructor(fixture: FuzzFixture) {
    this.#fixture = fixture;
  }

  // Sends requests generated from the endpoint's own schema until one gets a bad answer, then shrinks it to the
  // smallest such.
  async on(endpoint: NamedEndpoint): Promise<string[]> {
    await this.#recover();
    const holds = fc.asyncProperty(fuzzRequestOf(endpoint), async (request) => {
      // While it shrinks: a server that hangs cannot be asked anything else.
      if (this.#hasHung) return;
      await this.#judge(endpoint, request);
    });
    const result = await fc.check(holds, { seed: HOSTILE_SEED, numRuns: HOSTILE_RUNS });
    if (!result.failed) return [];
    const [smallest] = result.counterexample ?? [];
    return [
      [
        `${endpoint.name} (${endpoint.method} ${endpoint.path}) ${messageOf(result.errorInstance)}`,
        `again with: HOSTILE_SEED=${result.seed} HOSTILE_RUNS=${HOSTILE_RUNS}, path ${result.counterexamplePath}`,
        `the smallest request: ${fc.stringify(smallest).slice(0, 3000)}`,
        `as it was sent: ${smallest ? describe(toCall(endpoint, smallest, this.#fixture).call) : "-"}`,
      ].join("\n"),
    ];
  }

  async #judge(endpoint: NamedEndpoint, request: FuzzRequest): Promise<void> {
    const sent = toCall(endpoint, request, this.#fixture);
    const answer = await this.#send(sent);
    // A request with another method or path is answered by another endpoint.
    const isOwn = request.twist?.kind !== "method" && request.twist?.kind !== "path";
    if (isOwn) this.note(endpoint, answer);
    const problems = problemsOf(sent.call, answer, secretsFor(this.#fixture, request.as, endpoint.name));
    if (problems.length > 0) throw new Error(problems.join("; "));
  }

  // The good request with one value at a time made bad. All bad values of an endpoint are reported at once.
  async sweep(endpoint: NamedEndpoint, as: ActorName, good: Parts): Promise<string[]> {
    await this.#recover();
    const found: string[] = [];
    for (const { place, parts, cookie } of sweepOf(endpoint, good)) {
      const plain = await callOf(endpoint, parts);
      const real = cookie && resolveRefs(cookie, this.#fixture, as);
      const call = real ? { ...plain, headers: { ...plain.headers, cookie: real } } : plain;
      const problems = await this.#problemsOf(endpoint, { as, call, ownCookies: !cookie });
      if (problems.length > 0) found.push(`${place}: ${problems.join("; ")}\n  ${describe(call)}`);
      if (this.#hasHung) break;
    }
    return found;
  }

  async #problemsOf(endpoint: NamedEndpoint, sent: Sent): Promise<string[]> {
    try {
      const answer = await this.#send(sent);
      this.note(endpoint, answer);
      return problemsOf(sent.call, answer, secretsFor(this.#fixture, sent.as, endpoint.name));
    } catch (error) {
      return [messageOf(error)];
    }
  }

  // A valid request of a caller with the right to it, checked like any other.
  async good(endpoint: NamedEndpoint, as: ActorName, call: Call): Promise<Answer> {
    await this.#recover();
    const answer = await this.#send({ as, call, ownCookies: true });
    this.note(endpoint, answer);
    return answer;
  }

  note({ name }: NamedEndpoint, { status }: Answer): void {
    const statuses = this.tally.get(name) ?? new Map<number, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.tally.set(name, statuses);
  }

  async #send({ as, call, ownCookies }: Sent): Promise<Answer> {
    try {
      const { client } = this.#fixture.actors[as];
      return await (ownCookies ? client.tryCall(call, DEADLINE_MS) : send(this.#fixture.url(), call, DEADLINE_MS));
    } catch (error) {
      if (error instanceof NoAnswer) this.#hasHung = true;
      throw error;
    }
  }

  async #recover(): Promise<void> {
    if (!this.#hasHung) return;
    this.#hasHung = false;
    await this.#fixture.restart();
  }
}

function describe({ method, path, headers, body }: Call): string {
  return `${method} ${path.slice(0, 500)} ${JSON.stringify(headers ?? {}).slice(0, 500)}\n${JSON.stringify(body?.toString().slice(0, 1000) ?? null)}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
