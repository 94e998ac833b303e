import { type DestinationStream, type Logger, pino } from "pino";
import pretty from "pino-pretty";

const DEEPEST_CAUSE = 5;

const LONGEST_QUERY = 500;

const FRAME = /^\s+at /;

// Fields that say where an error comes from, and hold nothing that a user typed.
const KEPT_FIELDS = [
  "code",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
  "syscall",
  "path",
  "statusCode",
  "field",
  "trouble",
] as const;

export type Log = Logger;

const PRIVATE_KEYS = "password|secret|token|authorization|cookie|e-?mail|address|street|phone|card|cvc|guest";
const PRIVATE_KEY = new RegExp(PRIVATE_KEYS, "i");
const PAIR = /"([^"]*)":"(?:[^"\\]|\\.)*"/g;
const PRIVATE_PARAMETER = new RegExp(`([?&](?:${PRIVATE_KEYS})=)[^&\\s"\\\\]*`, "gi");
const PRIVATE_COOKIE = /((?:visitor|session_token|session_data)=)[^;\s"\\]+/gi;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+[\w.+@-]*/g;
// Also matches an address without credentials, so that no part of the line is read twice.
const CREDENTIALS_IN_URL = /\b(\w+:\/\/[^\s:/"@]*:)[^\s@"]+(@?)/g;

// Without one of these no pattern above matches anything: most lines, such as those of requests, are read only once.
const PERHAPS_PRIVATE = new RegExp(`${PRIVATE_KEYS}|visitor|session_|@`, "i");

// Works on the finished line, so that nothing private slips through a nested object or an error's text.
function redact(line: string): string {
  if (!PERHAPS_PRIVATE.test(line)) return line;
  return line
    .replace(PAIR, (pair, key: string) => (PRIVATE_KEY.test(key) ? `"${key}":"[redacted]"` : pair))
    .replace(PRIVATE_PARAMETER, "$1[redacted]")
    .replace(PRIVATE_COOKIE, "$1[redacted]")
    .replace(CREDENTIALS_IN_URL, (url, start: string, end: string) => (end ? `${start}[redacted]@` : url))
    .replace(EMAIL, "[redacted]");
}

type LoggedRequest = { method?: string; routeOptions?: { url?: string } };

export function createLog(level: string, destination: DestinationStream = terminalOrLines()): Log {
  return pino(
    {
      level,
      base: null,
      // A request is logged by its route's pattern, whichever library logs it: the address may hold a token.
      serializers: {
        err: (error: unknown) => serializeError(error),
        req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url }),
      },
      formatters: { log: withoutRawErrors },
      hooks: {
        streamWrite: redact,
        logMethod(args, write) {
          write.apply(this, withSafeMessage(args));
        },
      },
    },
    destination,
  );
}

// An error under any other name than the usual one, alone or in a list.
function withoutRawErrors(fields: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(fields).some((value) => typeof value === "object" && value !== null)) return fields;
  const safe = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(safe);
    return value instanceof Error ? serializeError(value) : value;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name === "err" ? value : safe(value)]),
  );
}

type LogArguments = Parameters<Logger["info"]>;

// Many a library logs an error's message beside the error, and pino does so where no message is given.
function withSafeMessage(args: LogArguments): LogArguments {
  const [first, message, ...rest] = args as [unknown, unknown, ...unknown[]];
  const error = first instanceof Error ? first : isRecord(first) ? first["err"] : undefined;
  if (!(error instanceof Error)) return args;
  const fields = first instanceof Error ? { err: first } : first;
  const text = typeof message === "string" ? message : error.message;
  const safe = error.message ? text.replaceAll(error.message, () => safeMessage(error)) : text;
  return [fields, safe, ...rest] as LogArguments;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

type RequestLine = { reqId: string; method: string; route: string; status: number; ms: number };

// Every call writes one of these, as the log itself would write it. Nothing in it comes from outside but the method,
// which is one that the parser knows, so that it need not be searched for secrets.
export function requestLines(log: Log): (level: "info" | "debug", line: RequestLine) => void {
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, DestinationStream>;
  if (!stream) throw new Error("the log has no stream");
  const { values } = log.levels;
  return (level, line) => {
    const { reqId, method, route, status, ms } = line;
    stream.write(
      `{"level":${values[level]},"time":${Date.now()},"reqId":"${reqId}","method":"${method}",` +
        `"route":${JSON.stringify(route)},"status":${status},"ms":${ms},"msg":"request"}\n`,
    );
  };
}

// One for all logs of the process, which end up in the same place.
let lines: DestinationStream | undefined;

function terminalOrLines(): DestinationStream {
  if (!process.stdout.isTTY) return (lines ??= writeTogether(pino.destination({ dest: 1, sync: true })));
  return pretty({ ignore: "pid,hostname", translateTime: "HH:MM:ss", singleLine: true, sync: true });
}

// What is logged while one batch of events is handled is written at once, not line by line, and before the process ends.
function writeTogether(destination: DestinationStream): DestinationStream {
  let waiting = "";
  const write = () => {
    const written = waiting;
    waiting = "";
    if (written) destination.write(written);
  };
  process.on("exit", write);
  return {
    write: (line) => {
      if (waiting === "") setImmediate(write);
      waiting += line;
    },
  };
}

type SerializedError = {
  type: string;
  message: string;
  stack: string;
  cause?: SerializedError;
  errors?: SerializedError[];
} & Partial<Record<(typeof KEPT_FIELDS)[number], unknown>>;

// Only named fields of an error reach the log: libraries hang whole queries with their values, and whole connections
// with their keys, onto theirs.
function serializeError(error: unknown, depth = 0): SerializedError | string {
  if (!(error instanceof Error)) return typeof error === "string" ? error : "something that is no error was thrown";
  return describe(error, depth);
}

function describe(error: Error, depth: number): SerializedError {
  const fields = error as unknown as Record<string, unknown>;
  const kept = KEPT_FIELDS.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]);
  const described: SerializedError = {
    ...(Object.fromEntries(kept) as Partial<SerializedError>),
    type: error.constructor.name || error.name,
    message: safeMessage(error),
    stack: framesOf(error),
  };
  if (depth >= DEEPEST_CAUSE) return described;
  if (error.cause instanceof Error) described.cause = describe(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    described.errors = error.errors.filter((each) => each instanceof Error).map((each) => describe(each, depth + 1));
  }
  return described;
}

// A query is logged without its values, and an error about a value without the value.
function safeMessage(error: Error): string {
  const { query, code, severity } = error as { query?: unknown; code?: unknown; severity?: unknown };
  if (typeof query === "string" && "params" in error) return `Failed query: ${query.slice(0, LONGEST_QUERY)}`;
  const message = error.message.replace(/\nparams: [\s\S]*$/, "");
  const isAboutData = typeof code === "string" && code.startsWith("22") && severity !== undefined;
  return isAboutData ? message.replace(/"[\s\S]*"/, '"[value]"') : message;
}

// The message stands at the head of the stack, and may have any number of lines.
function framesOf({ stack = "", message }: Error): string {
  const at = message ? stack.indexOf(message) : -1;
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  const frames = rest.split("\n").filter((line) => FRAME.test(line));
  return frames.join("\n");
}
