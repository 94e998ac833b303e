import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "#shared/contract/endpoint.ts";

const CONTRACT_DIR = join(import.meta.dirname, "../../../src/shared/contract");

export type NamedEndpoint = Endpoint & { name: string };

// Every endpoint that any file of the contract exports, so that a new one is found without being told of.
export async function contractEndpoints(): Promise<NamedEndpoint[]> {
  const files = readdirSync(CONTRACT_DIR, { recursive: true, encoding: "utf8" });
  const modules = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts")).toSorted();
  const found: NamedEndpoint[] = [];
  for (const file of modules) {
    const exported = (await import(/* @vite-ignore */ join(CONTRACT_DIR, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) if (isEndpoint(value)) found.push({ ...value, name });
  }
  return found;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;
}
