import { paths } from "#shared/page-paths.ts";
import { request } from "#web/lib/http/request.ts";
import { forgetEverything } from "#web/lib/storage/purchase-memory.ts";

// Whatever the server says, the person is taken home: a failed call must not hold anyone here.
export async function signOut(): Promise<void> {
  forgetEverything();
  await request("POST", "/api/logout").catch(() => null);
  window.location.assign(paths.home);
}
