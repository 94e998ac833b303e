import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { imagesForm, plainPicture } from "../app/uploads.ts";
import { eventually } from "../eventually.ts";
import { checkHistory, startBusyClients } from "../processes/busy-clients.ts";
import type { Fleet, FleetServer } from "./start-fleet.ts";

const UPLOAD_PAUSE_MS = 1000;

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
    // Each order was delivered once, and every stored file is served by each of these servers.
    finish: async (servers: FleetServer[]) => {
      const pictures = await uploading.finish();
      await checkHistory(books.db, await clients.finish());
      for (const { url } of servers) {
        for (const path of pictures) expect((await fetch(new URL(path, url()))).status).toBe(200);
      }
    },
  };
}

type Uploading = { kept: string[]; finish: () => Promise<string[]> };

// Sends one picture after the other; one that was not taken is sent again.
function keepUploading(url: string): Uploading {
  const kept: string[] = [];
  let isOver = false;
  const work = async () => {
    const picture = await plainPicture();
    while (!isOver) {
      const body = imagesForm([{ name: "a.jpg", bytes: picture }]);
      const answer = await fetch(`${url}/api/upload-images`, { method: "POST", body });
      if (answer.ok) kept.push(...((await answer.json()) as { imageUrls: string[] }).imageUrls);
      else expect(answer.status).toBe(503);
      await sleep(UPLOAD_PAUSE_MS);
    }
  };
  const working = work();
  return {
    kept,
    finish: async () => {
      isOver = true;
      await working;
      return kept;
    },
  };
}
