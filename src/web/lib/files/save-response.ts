const KEPT_MS = 60_000;

// Saves a file that the server answered with, under the name that it gave.
export async function saveResponse(response: Response, otherwise: string): Promise<string> {
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const fileName = named ?? otherwise;
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  return fileName;
}
