import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";

export type CorpusSentence = { home: string; ledger: Ledger; isTrue: boolean; text: string };

// What the checks were tuned on: each part was once written apart, measured, and then known.
export const TUNED_ON = [
  "developing",
  "rounds-1-to-5/first-measuring",
  "rounds-1-to-5/second-measuring",
  "rounds-1-to-5/third-measuring",
  "rounds-1-to-5/fourth-measuring",
  "rounds-1-to-5/fifth-measuring",
  "rounds-6-to-10/sixth-measuring",
  "rounds-6-to-10/seventh-measuring",
  "rounds-6-to-10/eighth-measuring",
  "rounds-6-to-10/ninth-measuring",
  "rounds-6-to-10/tenth-measuring",
  "rounds-11-to-15/eleventh-measuring",
  "rounds-11-to-15/twelfth-measuring",
  "rounds-11-to-15/thirteenth-measuring",
  "rounds-11-to-15/fourteenth-measuring",
  "rounds-11-to-15/fifteenth-measuring",
];
// What was written after the lists were frozen, and is not looked at while they change. The others were written when
// the instructions of the second reading were frozen as well.
export const WRITTEN_APART = ["measuring", "readings/unseen", "readings/second", "readings/third"];

// A part of the corpus: homes, and beneath each home's name its sentences, "+" for a true one, "-" for an invented one.
// One that is not kept here is read from the folder it lies in.
export function readCorpus(part: string, folder: string = import.meta.dirname): CorpusSentence[] {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const homes = JSON.parse(read(`${part}-homes.json`)) as Record<string, unknown>;
  const ledgers = new Map(
    Object.entries(homes).map(([name, property]) => [name, buildLedger(PropertyInput.parse(property))]),
  );
  let home = "";
  return read(`${part}.txt`)
    .split("\n")
    .flatMap((line) => {
      const text = line.slice(2).trim();
      if (line.startsWith("## ")) home = line.slice(3).trim();
      if (!/^[+-] /.test(line)) return [];
      const ledger = ledgers.get(home);
      if (!ledger) throw new Error(`There is no home ${home}`);
      return [{ home, ledger, isTrue: line.startsWith("+"), text }];
    });
}
