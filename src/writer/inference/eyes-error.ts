// unreadable: the file is no picture or plan, or a damaged one; too_large: decoding it would cost too much;
// too_thin: nothing could be read on it;
// too_slow: it kept a worker busy for longer than we allow; model: the installation is not the one we measured.
export type EyesErrorCode = "unreadable" | "too_large" | "too_thin" | "too_slow" | "model" | "closed";

export class EyesError extends Error {
  readonly code: EyesErrorCode;

  constructor(code: EyesErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "EyesError";
    this.code = code;
  }
}
