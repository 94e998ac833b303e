import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ZodType, z } from "zod";
import {
  CloserVerdict,
  closerReadingRequest,
  FirstVerdict,
  firstReadingRequest,
  type ReadingRequest,
} from "#writer/models/reading/reading-request.ts";
import { doubtedIn } from "#writer/models/reading/verdicts.ts";
import { firstOf, type HomeAnswers, type HomeToRead } from "./home-readings.ts";

// Writes the requests that have no answer yet: the first reading of each home, then the closer one of what it doubts.
export function writeRequests(homes: HomeToRead[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return homes.flatMap((home) => {
    const { name, facts, sentences } = home;
    const texts = sentences.map(({ text }) => text);
    const answers = readAnswers(name, folder);
    if (!answers) return [writeRequest(folder, name, firstReadingRequest(facts, texts))];
    const doubted = doubtedIn(firstOf(home, answers), texts);
    if (doubted.length === 0 || answers.closer) return [];
    return [writeRequest(folder, `${name}.closer`, closerReadingRequest(facts, doubted))];
  });
}

// Null without an answer of the first reading.
export function readAnswers(name: string, folder: string): HomeAnswers | null {
  const first = readAnswer(join(folder, `${name}.answer.json`), FirstVerdict);
  const closer = readAnswer(join(folder, `${name}.closer.answer.json`), CloserVerdict);
  return first && { first, ...(closer && { closer }) };
}

function readAnswer<Element>(path: string, element: ZodType<Element>): Element[] | null {
  if (!existsSync(path)) return null;
  const parsed = z.object({ elements: z.array(element) }).safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new Error(`${path} is not an answer: ${parsed.error.message}`);
  return parsed.data.elements;
}

function writeRequest(folder: string, name: string, { instructions, content }: ReadingRequest): string {
  const path = join(folder, `${name}.txt`);
  // One that waits for its answer stays as it is, also when the instructions have changed since.
  if (!existsSync(path)) writeFileSync(path, `${instructions}\n\n${content}\n`);
  return path;
}
