import { readsOf } from "./calls.ts";
import type { Member } from "./open-member.ts";
import { numberFrom, textFrom } from "./options.ts";
import { type Ask, median, type Pressed, press } from "./press.ts";
import { processorMs } from "./servers.ts";
import type { Started } from "./start-process.ts";

const CONNECTIONS = 32;
const WARM_UP_MS = 2000;

export type Compared = { product: Started; bare: Started; auto: Started };

export async function compareReads(servers: Compared, member: Member): Promise<void> {
  const only = textFrom("only");
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, ask] of Object.entries(readsOf(member))) {
    if (only === null || name.includes(only)) rows[name] = await compare(servers, ask);
  }
  console.table(rows);
}

// In short turns, so that a busy moment of the machine meets all; ratios are medians over the rounds.
async function compare({ product, bare, auto }: Compared, ask: Ask): Promise<Record<string, string>> {
  const roundMs = numberFrom("seconds", 2) * 1000;
  for (const { url } of [product, bare, auto]) await pressWith(ask, { url, durationMs: WARM_UP_MS });
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
    "processor µs": over((round) => round.product.processorUs).toFixed(0),
    "of bare": over((round) => round.bare.processorUs).toFixed(0),
    "processor ratio": over((round) => round.bare.processorUs / round.product.processorUs).toFixed(2),
    "p50 ms": over((round) => round.product.p50Ms).toFixed(1),
    "p95 ms": over((round) => round.product.p95Ms).toFixed(1),
    "WEB_PROCESSES=auto": over((round) => round.auto.perSecond).toFixed(0),
    "auto / one": over((round) => round.auto.perSecond / round.product.perSecond).toFixed(2),
  };
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
  if (pressed.refused > 0) throw new Error(`${ask.path} was refused ${pressed.refused} times by ${url}`);
  return pressed;
}
