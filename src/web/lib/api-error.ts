export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly serverMessage: string | null;

  constructor(response: Response, bodyText: string) {
    super(`${response.status}: ${bodyText || response.statusText}`);
    this.status = response.status;
    this.serverMessage = readMessage(bodyText);
  }
}

function readMessage(bodyText: string): string | null {
  try {
    const body: unknown = JSON.parse(bodyText);
    return hasMessage(body) ? body.message : null;
  } catch {
    // A proxy or a crashed server answers in plain text or HTML, which is not for people to read.
    return null;
  }
}

function hasMessage(body: unknown): body is { message: string } {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
}
