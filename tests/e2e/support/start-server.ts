import { embeddedConnection, skipDurability } from "../../support/database/embedded-postgres.ts";
import { bundleServer } from "../../support/processes/bundle-server.ts";
import { startServerProcess } from "../../support/processes/server-process.ts";
import { createTemporaryFolder } from "../../support/temporary-folder.ts";

// One real server for all journeys, from its sources; each journey brings its own browser, and so its own visitor.
export default async function startServer() {
  await bundleServer();
  const folder = createTemporaryFolder();
  const sights = createTemporaryFolder();
  const env = { DATA_DIR: folder.path, RATE_LIMIT_SCALE: "1000" };
  const server = await startServerProcess({ env, fromSources: true });
  await skipDurability(embeddedConnection(folder.path));
  process.env["JOURNEY_URL"] = server.url;
  process.env["JOURNEY_OUTBOX"] = `${folder.path}/outbox`;
  process.env["JOURNEY_SIGHTS"] = sights.path;
  return async () => {
    await server.stop();
    folder.remove();
    sights.remove();
  };
}
