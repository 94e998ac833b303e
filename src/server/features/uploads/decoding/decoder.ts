import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { DECODER_READY, DecodeAnswer, type DecodeJob } from "./decode-job.ts";

const PROGRAM = fileURLToPath(new URL("./decoder-process.ts", import.meta.url));
const LONGEST_START_MS = 30_000;
// Of private writable memory, of which Node, libvips and their threads reserve 450 MB and use 150 before the first
// picture. It holds for what a file makes PDFium do, too.
const MOST_MEMORY_KB = 1200 * 1024;
const LONGEST_COMPLAINT = 2000;

// A process of its own, since that is the one thing that can be ended in the middle of native code, and whose memory
// is bounded and given back. It has none of the server's settings, and ends with the server.
export class Decoder {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #ready: Promise<unknown>;
  #isEnded = false;
  #complaint = "";

  // Named on its command line and used for all temporary files.
  constructor(folder: string) {
    this.#child = start(folder);
    this.#exit = new Promise((resolve) => this.#child.on("exit", resolve).on("error", resolve));
    this.#ready = once(this.#child, "message");
    this.#ready.catch(() => {});
    // Its messages at the start help the operator; later ones may be controlled by an uploaded file.
    const { stderr } = this.#child;
    stderr?.on("data", (text: Buffer) => {
      if (this.#complaint.length < LONGEST_COMPLAINT) this.#complaint += text.toString();
    });
    // An idle decoder does not keep the process running.
    this.#child.unref();
    this.#child.channel?.unref();
    if (stderr instanceof Socket) stderr.unref();
  }

  get isAlive(): boolean {
    return this.#child.connected && !this.#isEnded;
  }

  // When decoding takes too long or the decoder dies, the file is refused and the decoder is ended.
  async decode(job: DecodeJob, deadlineMs: number): Promise<DecodeAnswer> {
    const first = await this.#within(this.#ready, LONGEST_START_MS);
    if (!Array.isArray(first.value) || first.value[0] !== DECODER_READY) {
      this.end();
      throw new Error(`The decoder of uploaded files did not start: ${this.#complaint.slice(0, LONGEST_COMPLAINT)}`);
    }
    const answer = new Promise((resolve) => this.#child.once("message", resolve));
    this.#child.send(job);
    const { value, isLate } = await this.#within(answer, deadlineMs);
    const parsed = DecodeAnswer.safeParse(value);
    if (parsed.success) return parsed.data;
    this.end();
    return { refusal: isLate ? "too_slow" : "too_much_memory" };
  }

  end(): void {
    this.#isEnded = true;
    this.#child.kill("SIGKILL");
  }

  async #within(event: Promise<unknown>, deadlineMs: number): Promise<{ value: unknown; isLate: boolean }> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<{ value: unknown; isLate: boolean }>((resolve) => {
      timer = setTimeout(() => resolve({ value: null, isLate: true }), deadlineMs);
    });
    const ended = this.#exit.then(() => ({ value: null, isLate: false }));
    const happened = event.then((value) => ({ value, isLate: false }));
    try {
      return await Promise.race([happened, ended, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

// The shell sets the bound and becomes the decoder. Two allocation arenas and threads keep it small.
function start(folder: string): ChildProcess {
  const env = { TMPDIR: folder, MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2", VIPS_WARNING: "0" };
  const [command, ...args] =
    process.platform === "win32"
      ? [process.execPath]
      : ["/bin/sh", "-c", `ulimit -c 0; ulimit -d ${MOST_MEMORY_KB}; exec "$0" "$@"`, process.execPath];
  return spawn(command ?? process.execPath, [...args, PROGRAM, folder], {
    env,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}
