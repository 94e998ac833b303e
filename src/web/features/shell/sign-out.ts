import { paths } from "#shared/page-paths.ts";
import { request } from "#web/lib/http/request.ts";
import { forgetEverything } from "#web/lib/storage/purchase-memory.ts";

// Leads home even if the call fails.
export async function signOut(): Promise<void> {
  forgetEverything();
  await request("POST", "/api/logout").catch(() => null);
  window.location.assign(paths.home);
}
