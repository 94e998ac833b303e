import { renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { isOlderThan } from "../../../scripts/build/is-older-than.ts";

const ROOT = join(import.meta.dirname, "../../..");
const SOURCES = join(ROOT, "src");
const CACHE_DIR = join(ROOT, "node_modules/.cache");
const PROGRAM = join(CACHE_DIR, "test-server.mjs");
const MADE_OF = [SOURCES, join(ROOT, "package-lock.json"), import.meta.filename];

// These load files of their own package, or do a part of their work in other threads.
const WITH_FILES = [
  "sharp",
  "onnxruntime-web",
  "pino",
  "pino-pretty",
  "graphile-worker",
  "pg-native",
  "@fastify/swagger-ui",
  "@hyzyla/pdfium",
  "wink-eng-lite-web-model",
];

// What the processes that share a server's work are started from.
const MEMBER_PROGRAM = 'join(import.meta.dirname, "../main.ts")';

// Files beside a source file, such as migrations and the programs of other threads, are found where they are.
const ownPlaces: Plugin = {
  name: "own-places",
  enforce: "pre",
  transform: (code, id) => {
    if (!id.startsWith(SOURCES) || !code.includes("import.meta")) return null;
    return code
      .replaceAll(MEMBER_PROGRAM, JSON.stringify(PROGRAM))
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href));
  },
};

// Names stay, for what is logged; without the spaces and comments a start takes a fifth less processor time.
const WITHOUT_SPACES = { compress: false, mangle: false, codegen: true };

// The server in one file, for tests that start many: finding and reading two thousand files costs two seconds of
// processor time at every start. What starts it finds it by SERVER_PROGRAM.
export async function bundleServer(): Promise<void> {
  if (isOlderThan(PROGRAM, MADE_OF)) await bundle();
  process.env["SERVER_PROGRAM"] = PROGRAM;
}

async function bundle(): Promise<void> {
  const written = `test-server-${process.pid}.mjs`;
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    plugins: [ownPlaces],
    ssr: { noExternal: true, external: WITH_FILES },
    build: {
      ssr: join(SOURCES, "server/main.ts"),
      target: "node24",
      outDir: CACHE_DIR,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: written, codeSplitting: false, minify: WITHOUT_SPACES } },
    },
  });
  // Moved into place, so that a run beside this one never starts half a file.
  renameSync(join(CACHE_DIR, written), PROGRAM);
}
