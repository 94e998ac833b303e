import { startServerProcess } from "../tests/support/processes/server-process.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";

// As in production, but for test payments and limits that a bench does not meet.
export async function startProductionServer() {
  const folder = createTemporaryFolder();
  const server = await startServerProcess({
    env: {
      DATA_DIR: folder.path,
      NODE_ENV: "production",
      ALLOW_TEST_MODE: "1",
      HOST: "127.0.0.1",
      RATE_LIMIT_SCALE: "100",
    },
  });
  const stop = async () => {
    await server.stop();
    folder.remove();
  };
  return { url: server.url, stop };
}
