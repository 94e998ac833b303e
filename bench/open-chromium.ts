import { type Browser, chromium } from "@playwright/test";
import { findOrInstallChromium } from "../scripts/checks/find-chromium.ts";
import { CHROMIUM_FLAGS } from "../tests/support/chromium-flags.ts";

// The browser of the journeys with all that makes a page fast, which those do without.
export async function openChromium(...flags: string[]): Promise<Browser> {
  const executablePath = (await findOrInstallChromium()) ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
}
