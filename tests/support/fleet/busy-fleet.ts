import { expect } from "vitest";
import { startBusyClients } from "../busy-clients.ts";
import { checkHistory } from "../check-history.ts";
import { eventually } from "../eventually.ts";
import { keepUploading } from "./keep-uploading.ts";
import type { Fleet, FleetServer } from "./start-fleet.ts";

// Servers take seconds to start, so the clients need not hurry.
const PAUSE_MS = 250;

// One visitor who saves forms, one who buys, and one who uploads, all the time and through the proxy.
export function keepBusy({ proxy, books }: Fleet) {
  const clients = startBusyClients(proxy.url, { savers: 1, buyers: 1, pauseMs: PAUSE_MS });
  const uploading = keepUploading(proxy.url);
  const { history } = clients;
  const saved = () => history.drafts.length;
  const delivered = () => history.purchases.filter(({ listingId }) => listingId).length;
  return {
    history,
    saved,
    // From wherever they are now.
    goOn: async () => {
      const [drafts, listings, pictures] = [saved() + 1, delivered() + 1, uploading.kept.length + 1];
      await eventually(() => {
        expect(history.complaints).toEqual([]);
        return saved() >= drafts && delivered() >= listings && uploading.kept.length >= pictures;
      }, "forms are saved, listings delivered and pictures kept");
    },
    // Each order was delivered once, and whatever was kept is served by every one of these.
    finish: async (servers: FleetServer[]) => {
      const pictures = await uploading.finish();
      await checkHistory(books.db, await clients.finish());
      for (const { url } of servers) {
        for (const path of pictures) expect((await fetch(new URL(path, url()))).status).toBe(200);
      }
    },
  };
}
