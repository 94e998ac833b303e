// An answer without a body, such as a 204, reads as undefined.
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}
