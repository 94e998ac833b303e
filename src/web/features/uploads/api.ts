import type { AnswerOf } from "#shared/contract/endpoint.ts";
import type { uploadImages } from "#shared/contract/uploads.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { firstGoesAlone } from "./first-goes-alone.ts";

type UploadOptions = { signal: AbortSignal; onProgress: (percent: number) => void };

const inTurn = firstGoesAlone();

export function uploadImage(file: File, options: UploadOptions): Promise<string> {
  return inTurn(() => send(file, options));
}

// Fetch does not tell how far an upload is, so this call alone goes by the older way, under the same conventions.
function send(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const body = new FormData();
  body.append("images", file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    call.addEventListener("error", () => reject(new Error("The upload did not reach the server")));
    call.addEventListener("abort", () => reject(new DOMException("The upload was stopped", "AbortError")));
    call.addEventListener("load", () => {
      try {
        resolve(readImageUrl(call));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    signal.addEventListener("abort", () => call.abort());
    call.open("POST", "/api/upload-images");
    call.withCredentials = true;
    call.send(body);
  });
}

function readImageUrl({ status, statusText, responseText }: XMLHttpRequest): string {
  const response = new Response(null, { status, statusText });
  if (!response.ok) throw new ApiError(response, responseText);
  const { imageUrls } = JSON.parse(responseText) as AnswerOf<typeof uploadImages>;
  const [imageUrl] = imageUrls;
  if (imageUrl === undefined) throw new Error("The server kept no image");
  return imageUrl;
}
