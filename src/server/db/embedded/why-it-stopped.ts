import { readFileSync } from "node:fs";
import { constants } from "node:os";

// A shell adds the signal's number to this.
const ENDED_BY_SIGNAL = 128;

const GRAVE_LINE = /\b(?:PANIC|FATAL): {1,2}(.+)/;

// In words for the operator: what PostgreSQL said last, or the signal that ended it.
export function whyItStopped(exitCode: number, logFile: string): string {
  const signal = Object.entries(constants.signals).find(([, number]) => number === exitCode - ENDED_BY_SIGNAL);
  if (signal) return `it was ended by ${signal[0]}`;
  const said = gravest(logFile);
  return said ? `it said "${said}"` : `it ended with code ${exitCode}`;
}

function gravest(logFile: string): string | null {
  try {
    const lines = readFileSync(logFile, "utf8").split("\n");
    const grave = lines.findLast((line) => line.includes("PANIC:")) ?? lines.findLast((line) => GRAVE_LINE.test(line));
    return grave ? (GRAVE_LINE.exec(grave)?.[1] ?? null) : null;
  } catch {
    return null;
  }
}
