import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createFileStore } from "#server/adapters/files/create-file-store.ts";
import { readConfig } from "#server/config.ts";
import { createFindingsReader } from "#server/domain/pictures/see-property.ts";
import { factsOf, thingsIn } from "#server/domain/pictures/seen-things.ts";
import { createLog } from "#server/process/log.ts";
import { createModelSpending } from "#server/settings/model-spending.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { createTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { openVision, type Vision, type VisionCache } from "#writer/inference/open-vision.ts";
import { chatCompletionsProtocol } from "#writer/models/provider-server/chat-completions-protocol.test-support.ts";
import { type Reply, startProviderServer } from "#writer/models/provider-server/provider-server.test-support.ts";
import { bindLookAtPictures, createFindingsCache, lookAtPhotoTask } from "./look-at-photo-task.ts";
import { asksModelAboutPhotos, createVisionModel } from "./vision-model.ts";

// The embedded vision see a television in it.
const PHOTO = readFileSync(new URL("../../../writer/photos/samples/drawn-tv.png", import.meta.url));
const PRICES = { MODEL_PRICE_INPUT: "3", MODEL_PRICE_OUTPUT: "15" };

const FILE = `${"a".repeat(40)}.webp`;
function named(...features: string[]): Reply {
  return { text: JSON.stringify({ elements: features.map((feature) => ({ photo: 1, feature, confidence: 0.9 })) }) };
}

// Opened once, since loading the models takes longer than looking; each test gives them an empty cache of its own.
let vision: Vision;
let cache: VisionCache;
beforeAll(() => {
  const cacheOfTest: VisionCache = { get: (key) => cache.get(key), set: (key, finding) => cache.set(key, finding) };
  vision = openVision({ cache: cacheOfTest, workers: 1, timeoutMs: 300_000 });
});
afterAll(() => vision.close());

// The worker's own job, with the embedded vision and a model behind a real server.
async function lookWith(replies: Reply[], env: Record<string, string> = {}) {
  const database = await freshDatabase();
  const folder = createTemporaryFolder();
  const server = await startProviderServer(chatCompletionsProtocol, replies);
  const { model, apiKey = "", baseUrl = "" } = server.settings;
  const config = readConfig({
    DATA_DIR: folder.path,
    MODEL_PROVIDER: "compatible",
    MODEL_NAME: model,
    MODEL_API_KEY: apiKey,
    MODEL_BASE_URL: baseUrl,
    MODEL_SEES_PHOTOS: "1",
    ...env,
  });
  const files = await createFileStore(config);
  await files.put(FILE, PHOTO);
  cache = createFindingsCache(database.db);
  const log = createLog("silent");
  const visionModel = createVisionModel(config, { cache, log, spending: createModelSpending(config).photos });
  onTestFinished(async () => {
    await database.drop();
    folder.remove();
  });
  const task = bindLookAtPictures({ vision, visionModel, files, log }).find(
    ({ name }) => name === lookAtPhotoTask.name,
  );
  const look = async () => {
    await task?.run({ file: FILE });
    const pictures = { photos: [FILE], plans: [] };
    return thingsIn(await createFindingsReader({ db: database.db, files })(pictures), pictures);
  };
  return { look, server };
}

const asks = (env: Record<string, string>) => asksModelAboutPhotos(readConfig({ MODEL_NAME: "some", ...env }));
const keysOf = (things: { fact: { key: string } }[]) => things.map(({ fact }) => fact.key);

test("a model that sees is asked in the same job, once a photo, and nothing it names is a fact before a person says so", async () => {
  const { look, server } = await lookWith([named("fireplace", "tv")]);
  const things = await look();
  expect(keysOf(things)).toEqual(["amenity.fireplace", "amenity.tv"]);
  expect(factsOf(things, {}).map(({ isConfirmed }) => isConfirmed)).toEqual([false, false]);
  const [fireplace] = things;
  const marks = { [fireplace?.id ?? ""]: "confirmed" } as const;
  expect(factsOf(things, marks)).toMatchObject([
    { key: "amenity.fireplace", isConfirmed: true, source: "photo", index: 1 },
    { key: "amenity.tv", isConfirmed: false },
  ]);
  await look();
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]?.photos).toMatchObject([{ base64: PHOTO.toString("base64") }]);
});

test("what the model was asked about and did not name is not offered by the embedded vision", async () => {
  const { look } = await lookWith([named("piano")]);
  expect(keysOf(await look())).toEqual(["amenity.piano"]);
});

test.for<[string, Reply]>([
  ["garbage", { text: "I see a hot tub!" }],
  ["a refusal", { status: 400 }],
])("after %s the embedded vision's findings stay, and another job asks the model again", async ([, reply]) => {
  const { look, server } = await lookWith([reply, named("tv", "piano")]);
  expect(keysOf(await look())).toEqual(["amenity.tv"]);
  expect(keysOf(await look())).toEqual(["amenity.tv", "amenity.piano"]);
  expect(server.calls).toHaveLength(2);
});

test.for(["MODEL_PHOTO_DAILY_LIMIT", "MODEL_DAILY_LIMIT"])("beyond %s the model is not asked", async (limit) => {
  const { look, server } = await lookWith([named("piano")], { ...PRICES, [limit]: "0.001" });
  expect(keysOf(await look())).toEqual(["amenity.tv"]);
  expect(server.calls).toEqual([]);
});

test("a compatible server sees only when its operator says so, the named providers unless told otherwise", () => {
  const compatible = { MODEL_PROVIDER: "compatible", MODEL_BASE_URL: "http://127.0.0.1:1" };
  const anthropic = { MODEL_PROVIDER: "anthropic", MODEL_API_KEY: "key" };
  expect(asks({})).toBe(false);
  expect(asks(compatible)).toBe(false);
  expect(asks({ ...compatible, MODEL_SEES_PHOTOS: "1" })).toBe(true);
  expect(asks(anthropic)).toBe(true);
  expect(asks({ ...anthropic, MODEL_SEES_PHOTOS: "0" })).toBe(false);
  expect(asks({ ...anthropic, LOOK_AT_PHOTOS: "0" })).toBe(false);
});
