import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { z } from "zod";
import { planOf } from "#writer/compose/compose-sections.ts";
import { LENGTHS, PLATFORMS, TONES } from "#writer/description.ts";
import type { Seen, Vision } from "#writer/inference/open-vision.ts";
import { describeProperty, PropertyInput, prepareWriting } from "#writer/write-description.ts";

const USAGE =
  "Usage: npm run -s describe -- --platform airbnb [--seed N] [--tone warm] [--length standard] [--plan] < in.jsonl > out.jsonl";
const PROGRESS_EVERY_MS = 1000;

const Options = z.object({
  platform: z.enum(PLATFORMS),
  seed: z.coerce.number().int().default(0),
  tone: z.enum(TONES).default("warm"),
  length: z.enum(LENGTHS).default("standard"),
  plan: z.boolean().default(false),
});
const Line = z.object({
  id: z.union([z.string(), z.number()]),
  property: PropertyInput,
  photos: z.array(z.string()).default([]),
  floorPlan: z.string().nullish(),
});

const { plan: isPlanOnly, ...options } = readOptions();
let vision = null as Vision | null;
let done = 0;
let refused = 0;
let reportedAt = performance.now();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === "") continue;
  const answer = await answerTo(line);
  if ("error" in answer) refused += 1;
  done += 1;
  if (!process.stdout.write(`${JSON.stringify(answer)}\n`))
    await new Promise((resolve) => process.stdout.once("drain", resolve));
  if (performance.now() - reportedAt > PROGRESS_EVERY_MS) report();
}
report();
await vision?.close();

function readOptions(): z.infer<typeof Options> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== "--"),
    options: {
      platform: { type: "string" },
      seed: { type: "string" },
      tone: { type: "string" },
      length: { type: "string" },
      plan: { type: "boolean" },
    },
    strict: false,
  });
  const parsed = Options.safeParse(values);
  if (parsed.success) return parsed.data;
  console.error(
    `${parsed.error.issues.map(({ path, message }) => `--${path.join(".")}: ${message}`).join("\n")}\n${USAGE}`,
  );
  process.exit(2);
}

async function answerTo(line: string): Promise<object> {
  const started = performance.now();
  let id: unknown = null;
  try {
    const given: unknown = JSON.parse(line);
    if (typeof given === "object" && given !== null && "id" in given) id = given.id;
    const { property, photos, floorPlan } = Line.parse(given);
    const seen = await seenIn(photos, floorPlan ?? undefined);
    if (isPlanOnly)
      return { id, plan: planOf(prepareWriting({ property, options, seen: seen.facts }).ledger, options.seed) };
    const { facts, ...description } = describeProperty({ property, options, seen: seen.facts });
    const shown = facts.map(({ id: factId, key, value, source }) => ({ id: factId, key, value, source }));
    const problems = seen.problems.length > 0 ? { problems: seen.problems } : {};
    return { id, ...description, facts: shown, ...problems, ms: Number((performance.now() - started).toFixed(3)) };
  } catch (error) {
    return { id, error: problemOf(error) };
  }
}

// The models are loaded by the first line that has a picture, if any has.
async function seenIn(photos: string[], floorPlan: string | undefined): Promise<Seen> {
  if (photos.length === 0 && !floorPlan) return { facts: [], problems: [] };
  if (!vision) {
    const { openVision } = await import("#writer/inference/open-vision.ts");
    vision = openVision();
  }
  const { seePictures } = await import("#writer/inference/open-vision.ts");
  return seePictures(vision, { photos, floorPlan });
}

function problemOf(error: unknown): string {
  if (error instanceof SyntaxError) return "This line is not JSON.";
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error);
  return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
}

function report(): void {
  reportedAt = performance.now();
  console.error(`${done} written${refused > 0 ? `, ${refused} refused` : ""}`);
}
