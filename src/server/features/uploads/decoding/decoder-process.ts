import sharp from "sharp";
import { decodeFile } from "./decode-file.ts";
import { DECODER_READY, type DecodeAnswer, type DecodeJob } from "./decode-job.ts";

// No picture comes twice, and the server starts as many decoders as it wants to be at work.
sharp.cache(false);
sharp.concurrency(1);

// A terminal signals the server's whole group. The server still waits for what is nearly done, and ends its decoders.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

// The server is gone. A plain exit would first wait for the picture that is being decoded.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

process.on("message", (job: DecodeJob) => {
  void decodeFile(job).then(say);
});

say(DECODER_READY);

function say(message: DecodeAnswer | typeof DECODER_READY): void {
  process.send?.(message);
}
