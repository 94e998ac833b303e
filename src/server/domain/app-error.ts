const STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  rate_limited: 429,
  unavailable: 503,
} as const;

const PLAIN_MESSAGE: Record<ErrorCode, string> = {
  bad_request: "The request could not be understood.",
  unauthorized: "Please sign in first.",
  forbidden: "You don't have permission to do this.",
  not_found: "Not found.",
  conflict: "This was changed meanwhile. Please reload and try again.",
  gone: "This is no longer available.",
  too_large: "This is too large.",
  rate_limited: "Too many requests. Please wait a moment and try again.",
  unavailable: "The service is not available right now. Please try again in a moment.",
};

export type ErrorCode = keyof typeof STATUS;

// A broken rule, with a message that the user may read.
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly statusCode: number;
  // The field of the request that is to blame, where one is.
  readonly field: string | undefined;

  constructor(code: ErrorCode, userMessage: string = PLAIN_MESSAGE[code], { field }: { field?: string } = {}) {
    super(userMessage);
    this.code = code;
    this.field = field;
    this.statusCode = STATUS[code];
  }
}

// The same request may be sent again, to this server or to another one.
export class ServerStopping extends AppError {
  constructor() {
    super("unavailable", "We are just restarting. Please keep this page open and try again in a few seconds.");
  }
}
