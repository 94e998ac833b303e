import { bundleServer } from "../../support/bundle-server.ts";
import { embeddedConnection } from "../../support/embedded-connection.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { skipDurability } from "../../support/skip-durability.ts";
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
