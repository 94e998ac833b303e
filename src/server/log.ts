import { type DestinationStream, type Logger, pino } from "pino";
import pretty from "pino-pretty";

export type Log = Logger;

const PRIVATE_KEYS = "password|secret|token|authorization|cookie|e-?mail|address|street|phone|card|cvc|guest";
const PRIVATE_KEY = new RegExp(PRIVATE_KEYS, "i");
const PAIR = /"([^"]*)":"(?:[^"\\]|\\.)*"/g;
const PRIVATE_PARAMETER = new RegExp(`([?&](?:${PRIVATE_KEYS})=)[^&\\s"\\\\]*`, "gi");
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+[\w.+@-]*/g;
// Also matches an address without credentials, so that no part of the line is read twice.
const CREDENTIALS_IN_URL = /\b(\w+:\/\/[^\s:/"@]*:)[^\s@"]+(@?)/g;

// Works on the finished line, so that nothing private slips through a nested object or an error's text.
function redact(line: string): string {
  return line
    .replace(PAIR, (pair, key: string) => (PRIVATE_KEY.test(key) ? `"${key}":"[redacted]"` : pair))
    .replace(PRIVATE_PARAMETER, "$1[redacted]")
    .replace(CREDENTIALS_IN_URL, (url, start: string, end: string) => (end ? `${start}[redacted]@` : url))
    .replace(EMAIL, "[redacted]");
}

export function createLog(level: string, destination: DestinationStream = terminalOrLines()): Log {
  return pino({ level, base: null, hooks: { streamWrite: redact } }, destination);
}

function terminalOrLines(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination({ dest: 1, sync: true });
  return pretty({ ignore: "pid,hostname", translateTime: "HH:MM:ss", singleLine: true, sync: true });
}
