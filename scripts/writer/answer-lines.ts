import { createInterface } from "node:readline";
import { z } from "zod";

// JSON lines in, JSON lines out, each under its id. A line that cannot be answered is answered with what is wrong.
export async function answerLines(answer: (line: unknown) => object): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    if (!process.stdout.write(`${JSON.stringify(answerTo(line, answer))}\n`))
      await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}

function answerTo(line: string, answer: (line: unknown) => object): object {
  let id: unknown = null;
  try {
    const given: unknown = JSON.parse(line);
    if (typeof given === "object" && given !== null && "id" in given) id = given.id;
    return { id, ...answer(given) };
  } catch (error) {
    return { id, error: problemOf(error) };
  }
}

function problemOf(error: unknown): string {
  if (error instanceof SyntaxError) return "This line is not JSON.";
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error);
  return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
}
