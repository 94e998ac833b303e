import { embeddedConnection } from "../../support/embedded-connection.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { skipDurability } from "../../support/skip-durability.ts";
import { createTemporaryFolder } from "../../support/temporary-folder.ts";

// One real server for all journeys; each journey brings its own browser, and so its own visitor.
export default async function startServer() {
  const folder = createTemporaryFolder();
  const server = await startServerProcess({ env: { DATA_DIR: folder.path, RATE_LIMIT_SCALE: "1000" } });
  await skipDurability(embeddedConnection(folder.path));
  process.env["JOURNEY_URL"] = server.url;
  process.env["JOURNEY_OUTBOX"] = `${folder.path}/outbox`;
  return async () => {
    await server.stop();
    folder.remove();
  };
}
