import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readingRequest, Verdict } from "#writer/models/checks/reading-request.ts";
import type { HomeToRead } from "./home-readings.ts";

// Writes the requests that have no answer yet, one file per home.
export function writeRequests(homes: HomeToRead[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const open = homes.filter(({ name }) => !existsSync(answerPath(name, folder)));
  return open.map(({ name, facts, sentences }) => {
    const path = join(folder, `${name}.txt`);
    const { instructions, content } = readingRequest(
      facts,
      sentences.map(({ text }) => text),
    );
    // One that waits for its answer stays as it is, also when the instructions have changed since.
    if (!existsSync(path)) writeFileSync(path, `${instructions}\n\n${content}\n`);
    return path;
  });
}

// Null without an answer.
export function readAnswer(name: string, folder: string): Verdict[] | null {
  const path = answerPath(name, folder);
  if (!existsSync(path)) return null;
  const parsed = z.object({ elements: z.array(Verdict) }).safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new Error(`${path} is not an answer: ${parsed.error.message}`);
  return parsed.data.elements;
}

function answerPath(name: string, folder: string): string {
  return join(folder, `${name}.answer.json`);
}
