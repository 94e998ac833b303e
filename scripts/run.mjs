// Runs one of the TypeScript scripts beside it on the pinned Node, after installing what is missing.
// Plain JavaScript for Node 20.19 or later: on a bare checkout nothing else is there yet.
import { spawn } from "node:child_process";
import * as nodeModule from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findPinnedNode, installIfStale, isNewEnough } from "./install-if-stale.mjs";

const [script, ...rest] = process.argv.slice(2);
const scriptFile = join(import.meta.dirname, script);
// Compiled code is kept between starts; Node 20 cannot do that yet.
const compiledDir = join(import.meta.dirname, "../node_modules/.cache/node");

stopWithNpm();
const hasInstalled = await installIfStale();
if (isNewEnough(process.versions.node) && !hasInstalled) {
  process.argv.splice(1, 2, scriptFile);
  nodeModule.enableCompileCache?.(compiledDir);
  // As an address: Windows takes the letter of a drive for a protocol.
  await import(pathToFileURL(scriptFile).href);
} else {
  const child = spawn(findPinnedNode(), [scriptFile, ...rest], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { NODE_COMPILE_CACHE: compiledDir, ...process.env },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => passOn(signal, child));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

// On Windows the console tells the child itself, and a signal from us would end it before it has finished.
function passOn(signal, child) {
  if (process.platform !== "win32") child.kill(signal);
}

// npm waits for us when it is told to stop, but cannot tell us when it is killed: our parent changes then.
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
