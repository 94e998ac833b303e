import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/process/log.ts";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import type { ReadListing, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import {
  CABIN_ANSWERS,
  CABIN_BY_MODEL,
  CABIN_DETAILS,
  MODEL_OPENING,
  MODEL_TITLE,
} from "#tests/support/samples/model-cabin.ts";
import { chatCompletionsProtocol } from "#writer/models/provider-server/chat-completions-protocol.test-support.ts";
import { startProviderServer } from "#writer/models/provider-server/provider-server.test-support.ts";
import { createWriters } from "../write/create-writers.ts";
import { embeddedWriters, type Writers } from "../write/write-texts.ts";

async function modelWriters(): Promise<Writers> {
  const { settings } = await startProviderServer(chatCompletionsProtocol, [{ text: CABIN_BY_MODEL }]);
  const config = readConfig({
    MODEL_PROVIDER: "compatible",
    MODEL_NAME: settings.model,
    MODEL_API_KEY: settings.apiKey,
    MODEL_BASE_URL: settings.baseUrl,
  });
  return createWriters(config, createLog("silent"));
}

async function boughtFrom(writers: Writers) {
  const shop = await testServerUntilTestEnds({ writers });
  const buyer = shop.browser();
  const jobId = await buyer.startExpress(CABIN_DETAILS);
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answered = await fetch(`${shop.url}/api/intake/express/${jobId}`, {
    method: "PATCH",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ form_data: CABIN_ANSWERS }),
  });
  const { preview } = (await answered.json()) as { preview: ExpressPreview };
  const quote = await buyer.quote({ jobId });
  await buyer.payByTestCard(quote);
  const id = (await buyer.generate(jobId, quote)).body.listingId;
  const read = async () => textIn((await buyer.get<ReadListing>(`/api/listing/${id}`)).body);
  const choose = async (beginning: string) =>
    buyer.post<ReadListing>(`/api/listing/${id}/beginning`, { platform: "airbnb", beginning });
  return { shop, id, read, choose, shown: preview.teaser };
}

function textIn({ descriptions }: ReadListing): WrittenDescription {
  const [description] = descriptions;
  if (!description) throw new Error("no description was delivered");
  return description;
}

test("a model's text begins as was shown, and one call changes to the model's own beginning and back", async () => {
  const { read, choose, shown } = await boughtFrom(await modelWriters());
  const delivered = await read();
  expect(delivered.sections[0]?.text).toBe(shown?.title);
  expect(delivered.sections[1]?.text.startsWith(shown?.opening ?? "nothing")).toBe(true);
  expect(delivered.otherBeginning).toEqual({ kind: "own", title: MODEL_TITLE, opening: MODEL_OPENING });

  const other = textIn((await choose("own")).body);
  expect(other.sections[0]?.text).toBe(MODEL_TITLE);
  expect(other.sections[1]?.text).toBe(MODEL_OPENING);
  expect(other.otherBeginning).toEqual({ kind: "shown", title: shown?.title, opening: shown?.opening });
  expect(other).toMatchObject({ version: 2, versions: [{ wish: null }, { wish: { beginning: "own" } }] });
  expect(await read()).toEqual(other);

  const back = textIn((await choose("shown")).body);
  expect(back.sections).toEqual(delivered.sections);
  expect(back.content).toBe(delivered.content);
  expect(back).toMatchObject({ version: 1, versions: [{ number: 1 }, { number: 2 }] });
  // However often it is changed or asked again, there are two versions.
  for (const beginning of ["own", "own", "shown", "own"]) await choose(beginning);
  expect(await read()).toMatchObject({ content: other.content, version: 2, versions: [{}, {}] });
});

test("where there is one beginning there is nothing to choose, and only the buyer may choose", async () => {
  const embedded = await boughtFrom(embeddedWriters);
  const only = await embedded.read();
  expect(only.otherBeginning).toBeNull();
  expect(textIn((await embedded.choose("own")).body)).toEqual(only);

  const { shop, id, choose } = await boughtFrom(await modelWriters());
  const stranger = await shop.browser().post(`/api/listing/${id}/beginning`, { platform: "airbnb", beginning: "own" });
  expect(stranger.status).toBe(404);
  expect((await choose("third")).status).toBe(400);
});
