const DEEPEST_CAUSE = 5;
const LONGEST_QUERY = 500;
const FRAME = /^\s+at /;
// What says where an error comes from, and holds nothing that somebody typed.
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

export type SerializedError = {
  type: string;
  message: string;
  stack: string;
  cause?: SerializedError;
  errors?: SerializedError[];
} & Partial<Record<(typeof KEPT_FIELDS)[number], unknown>>;

// Only named fields of an error reach the log: libraries hang whole queries with their values, and whole connections
// with their keys, onto theirs.
export function serializeError(error: unknown, depth = 0): SerializedError | string {
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

// A query is told without the values that went with it, and a complaint about a value without the value.
export function safeMessage(error: Error): string {
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
