import { readsOf } from "./calls.ts";
import { numberFrom, printRows, type Row, textFrom } from "./command-line.ts";
import type { Member } from "./open-member.ts";
import { type Ask, median, type Pressed, press } from "./press.ts";
import { processorMs } from "./servers.ts";
import type { Started } from "./start-process.ts";

const CONNECTIONS = 32;
// So many answers until the engine has compiled what it will; a busy machine is given up on earlier.
const WARM_UP_ANSWERS = 4000;
const WARM_UP_ROUND_MS = 1000;
const WARM_UP_ROUNDS = 15;

export type Compared = { product: Started; bare: Started; auto: Started };

export async function compareReads(servers: Compared, member: Member): Promise<void> {
  const reads = readsOf(member);
  const names = Object.keys(reads).filter((name) => name.includes(textFrom("only") ?? ""));
  await printRows(names, (name) => compare(servers, reads[name] ?? { path: "/" }));
}

// In short alternating rounds, so that a busy moment of the machine affects all; ratios are medians over the rounds.
async function compare({ product, bare, auto }: Compared, ask: Ask): Promise<Row> {
  const roundMs = numberFrom("seconds", 2) * 1000;
  for (const { url } of [product, bare, auto]) await warmUp(ask, url);
  const rounds: { product: Weighed; bare: Weighed; auto: Pressed }[] = [];
  for (let round = 0; round < numberFrom("rounds", 5); round++) {
    rounds.push({
      product: await weigh(product, roundMs, ask),
      bare: await weigh(bare, roundMs, ask),
      auto: await pressWith(ask, { url: auto.url, durationMs: roundMs }),
    });
  }
  const over = (figure: (round: (typeof rounds)[number]) => number) => median(rounds.map(figure));
  return {
    product: over((round) => round.product.perSecond).toFixed(0),
    bare: over((round) => round.bare.perSecond).toFixed(0),
    ratio: over((round) => round.product.perSecond / round.bare.perSecond).toFixed(2),
    "cpu µs": over((round) => round.product.processorUs).toFixed(0),
    "bare µs": over((round) => round.bare.processorUs).toFixed(0),
    "cpu ratio": over((round) => round.bare.processorUs / round.product.processorUs).toFixed(2),
    refused: rounds.reduce((sum, round) => sum + round.product.refused, 0).toFixed(0),
    "p50 ms": over((round) => round.product.p50Ms).toFixed(1),
    "p95 ms": over((round) => round.product.p95Ms).toFixed(1),
    auto: over((round) => round.auto.perSecond).toFixed(0),
    "auto / one": over((round) => round.auto.perSecond / round.product.perSecond).toFixed(2),
  };
}

async function warmUp(ask: Ask, url: string): Promise<void> {
  let answers = 0;
  for (let round = 0; round < WARM_UP_ROUNDS && answers < WARM_UP_ANSWERS; round++) {
    answers += (await pressWith(ask, { url, durationMs: WARM_UP_ROUND_MS })).answers;
  }
}

type Weighed = Pressed & { processorUs: number };

// Also the processor's time for each answer, which a busy machine changes less than the answers a second.
async function weigh({ url, pid }: Started, durationMs: number, ask: Ask): Promise<Weighed> {
  const before = processorMs(pid);
  const pressed = await pressWith(ask, { url, durationMs });
  return { ...pressed, processorUs: ((processorMs(pid) - before) * 1000) / pressed.answers };
}

type Pressing = { url: string; durationMs: number; connections?: number };

export async function pressWith(ask: Ask, { url, durationMs, connections = CONNECTIONS }: Pressing): Promise<Pressed> {
  const pressed = await press({ url, connections, durationMs, next: () => ask });
  // On a machine that has no time left some calls wait too long for a connection; more than a few are a fault.
  if (pressed.refused > pressed.answers / 20) {
    throw new Error(`${ask.path} was refused ${pressed.refused} of ${pressed.answers} times by ${url}`);
  }
  return pressed;
}
