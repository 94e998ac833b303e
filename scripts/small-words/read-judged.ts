// Makes examples for train-proofreader.py from tellings of notes that people judged: g (good), s (stiff), b (broken).
// node scripts/small-words/read-judged.ts scripts/small-words/judged.jsonl > judged.jsonl
import { readFileSync } from "node:fs";
import { readForSmallWords, tellingsOf } from "#writer/notes/small-words/restore.ts";
import { slotsOfTold } from "#writer/notes/small-words/slots.ts";
import { asExample } from "./example.ts";

type Judged = { field: string; isWhole: boolean; note: string; ways: [told: string, mark: string][] };

const [file = ""] = process.argv.slice(2);
for (const line of readFileSync(file, "utf8").trim().split("\n")) {
  const { field, isWhole, note, ways } = JSON.parse(line) as Judged;
  const read = readForSmallWords(note, { field, isWhole });
  for (const [told, mark] of ways) {
    const slots = read && slotsOfTold(told, read.typed.words);
    const [telling] = slots ? tellingsOf([slots], read) : [];
    if (!slots || !telling) continue;
    const { logs, sures, tellable, isRead } = telling;
    const example = JSON.parse(asExample({ name: field, isWhole }, read.typed, slots)) as unknown[];
    const whole = [tellable, isWhole ? 1 : 0, isRead ? 1 : 0];
    console.log(JSON.stringify([...example, rounded(logs), rounded(sures), ...whole, mark]));
  }
}

function rounded(numbers: number[]): number[] {
  return numbers.map((each) => Math.round(each * 1000) / 1000);
}
