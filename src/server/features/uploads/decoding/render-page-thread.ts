import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { Picture } from "#writer/inference/decode-picture.ts";
import { VisionError, type VisionErrorCode } from "#writer/inference/vision-error.ts";
import { renderPdf } from "#writer/plans/open-plan.ts";
import type { Refusal } from "./decode-job.ts";

export type RenderedPage = Picture | { refusal: Refusal };

// Enough to read the words on a plan.
const LONGEST_SIDE_PX = 2560;

const REFUSALS: Partial<Record<VisionErrorCode, Refusal>> = { too_thin: "page_too_thin", too_large: "page_too_large" };

parentPort?.postMessage(await firstPage(String(workerData)), []);

async function firstPage(path: string): Promise<RenderedPage> {
  try {
    const [page] = await renderPdf(readFileSync(path), { longestSidePx: LONGEST_SIDE_PX, mostPages: 1 });
    return page ?? { refusal: "pdf_unreadable" };
  } catch (error) {
    const refusal = error instanceof VisionError ? REFUSALS[error.code] : undefined;
    return { refusal: refusal ?? "pdf_unreadable" };
  }
}
