// The parts of a schema's complaint that we put into words.
export type Problem = { keyword: string; message?: string; params: Record<string, unknown> };

const DEFAULT_WORDING = /^(Invalid|Too small|Too big)/;

// What is wrong with a value, in words that follow its field's name. Words given in the contract win.
export function describeProblem({ keyword, message = "Invalid", params }: Problem): string {
  if (!DEFAULT_WORDING.test(message)) return message;
  switch (keyword) {
    case "invalid_type":
      return message.endsWith("received undefined") ? "is required" : `must be ${article(String(params["expected"]))}`;
    case "too_small":
      return tooSmall(Number(params["minimum"]), params["origin"]);
    case "too_big":
      return `must ${amount("at most", Number(params["maximum"]), params["origin"])}`;
    case "invalid_value":
      return `must be ${listed(params["values"])}`;
    default:
      return "is not valid";
  }
}

function tooSmall(minimum: number, origin: unknown): string {
  if (minimum === 1 && origin !== "number") return "must not be empty";
  return `must ${amount("at least", minimum, origin)}`;
}

function amount(bound: string, limit: number, origin: unknown): string {
  if (origin === "string") return `have ${bound} ${limit} characters`;
  if (origin === "array") return `have ${bound} ${limit} entries`;
  return `be ${bound} ${limit}`;
}

function article(noun: string): string {
  return /^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function listed(values: unknown): string {
  if (!Array.isArray(values) || values.length === 0) return "another value";
  const quoted = values.map((value) => `"${String(value)}"`);
  return quoted.length === 1 ? String(quoted[0]) : `one of ${quoted.join(", ")}`;
}
