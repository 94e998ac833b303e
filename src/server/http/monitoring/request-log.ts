import type { FastifyBaseLogger } from "fastify";

type LogArguments = Parameters<FastifyBaseLogger["info"]>;
type ChildArguments = Parameters<FastifyBaseLogger["child"]>;

// The framework wants a log for each request that carries its id. Most requests write nothing to it, so that it is made
// when something is written.
export class RequestLog {
  readonly #parent: FastifyBaseLogger;
  readonly #settings: ChildArguments;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, ...settings: ChildArguments) {
    this.#parent = parent;
    this.#settings = settings;
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(...this.#settings));
  }

  get level(): string {
    return this.#log.level;
  }

  set level(level: string) {
    this.#log.level = level;
  }

  fatal(...line: LogArguments): void {
    this.#log.fatal(...line);
  }

  error(...line: LogArguments): void {
    this.#log.error(...line);
  }

  warn(...line: LogArguments): void {
    this.#log.warn(...line);
  }

  info(...line: LogArguments): void {
    this.#log.info(...line);
  }

  debug(...line: LogArguments): void {
    this.#log.debug(...line);
  }

  trace(...line: LogArguments): void {
    this.#log.trace(...line);
  }

  silent(...line: LogArguments): void {
    this.#log.silent(...line);
  }

  child(...settings: ChildArguments): FastifyBaseLogger {
    return this.#log.child(...settings);
  }
}
