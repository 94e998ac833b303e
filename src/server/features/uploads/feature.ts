import type { Feature } from "#server/feature.ts";
import { Decoders } from "./decoding/decoders.ts";
import { bindForgetUnclaimed, forgetUnclaimedHourly } from "./forget-unclaimed.ts";
import { openIncomingFolder } from "./incoming-folder.ts";
import { uploadRoutes } from "./routes.ts";

export const uploadsFeature: Feature = {
  routes: (app, { config: { dataDir, decodeSeconds, looksAtPhotos }, db, files, customers }) => {
    const incoming = openIncomingFolder(dataDir);
    const decoders = new Decoders({ folder: incoming.path, deadlineMs: decodeSeconds * 1000 });
    app.addHook("preClose", () => decoders.close());
    app.addHook("onClose", async () => incoming.close());
    uploadRoutes(app, { db, files, customers, decoders, incomingDir: incoming.path, looksAtPhotos });
  },
  tasks: ({ db }) => [bindForgetUnclaimed(db)],
  schedules: [forgetUnclaimedHourly],
};
