import type { Config } from "#server/config.ts";
import { paths } from "#shared/page-paths.ts";

type Running = { address: string; promoCodes: readonly { code: string; percentOff: number | null }[] };

export function startBanner(config: Config, { address, promoCodes }: Running): string {
  const publicUrl = config.publicUrl ?? localUrl(config, address);
  const lines = [`Stayscribe is ready at ${publicUrl}`];
  if (config.testMode) lines.push(...testModeLines(config, publicUrl, promoCodes));
  return lines.join("\n");
}

function localUrl(config: Config, address: string): string {
  const isReachableAsLocalhost = ["127.0.0.1", "0.0.0.0", "::"].includes(config.host);
  return isReachableAsLocalhost ? `http://localhost:${new URL(address).port || 80}` : address;
}

function testModeLines(config: Config, publicUrl: string, promoCodes: Running["promoCodes"]): string[] {
  const codes = promoCodes.map(({ code, percentOff }) => `${code} (${percentOff}% off)`).join(", ");
  return [
    "  Test mode     no card is charged",
    `  Promo codes   ${codes}`,
    "  Test card     4242 4242 4242 4242, any future date, any CVC",
    ...(config.showsOutbox ? [`  Outbox        ${publicUrl}${paths.outbox}`] : []),
    ...adminLines(config, publicUrl),
  ];
}

function adminLines({ adminEmail, showsOutbox }: Config, publicUrl: string): string[] {
  const mailbox = showsOutbox ? `${publicUrl}${paths.outbox}` : "that mailbox";
  if (!adminEmail)
    return ["  Admin         nobody: start with ADMIN_EMAIL=you@example.com, then follow what it says here"];
  return [
    `  Admin         create an account for ${adminEmail} at ${publicUrl}${paths.auth},`,
    `                confirm it by the link in ${mailbox}, then go to ${publicUrl}${paths.admin}`,
  ];
}
