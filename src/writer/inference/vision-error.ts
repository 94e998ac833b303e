// unreadable: the file is no picture or plan, or a damaged one; too_large: decoding it would cost too much;
// too_thin: nothing could be read on it;
// too_slow: it kept a worker busy for longer than we allow; model: the installation is not the one we measured.
export type VisionErrorCode = "unreadable" | "too_large" | "too_thin" | "too_slow" | "model" | "closed";

export class VisionError extends Error {
  readonly code: VisionErrorCode;

  constructor(code: VisionErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "VisionError";
    this.code = code;
  }
}
