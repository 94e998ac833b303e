import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { chatCompletionsProtocol } from "../../../src/writer/models/provider-server/chat-completions-protocol.test-support.ts";
import { API_KEY } from "../../../src/writer/models/provider-server/provider-protocol.test-support.ts";
import { startServerProcess } from "../../support/processes/server-process.ts";
import {
  CABIN_ANSWERS,
  CABIN_BY_MODEL,
  CABIN_DETAILS,
  MODEL_OPENING,
  MODEL_TITLE,
} from "../../support/samples/model-cabin.ts";
import { createTemporaryFolder } from "../../support/temporary-folder.ts";
import { pay, typeCard } from "../support/checkout.ts";
import { expectResults, previewUrl } from "../support/express.ts";
import { expect, test } from "../support/journey.ts";

const TOKENS = { input: 1000, output: 200 };

async function answerAsModel(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = "", headers } = incoming;
  const asked = chatCompletionsProtocol.understand({ path, headers, body: await json(incoming) });
  if ("refusal" in asked) {
    response.writeHead(asked.refusal).end();
  } else if (asked.isStreamed) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(chatCompletionsProtocol.opening(TOKENS));
    response.write(chatCompletionsProtocol.piece(CABIN_BY_MODEL));
    response.end(chatCompletionsProtocol.closing(CABIN_BY_MODEL, TOKENS));
  } else {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(chatCompletionsProtocol.whole(CABIN_BY_MODEL, TOKENS)));
  }
}

test("where a language model wrote the rest, the buyer changes the title and opening with one tap, and back", async ({
  checkAccessibility,
  page,
}) => {
  test.slow();
  const model = createServer((incoming, response) => void answerAsModel(incoming, response));
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  const folder = createTemporaryFolder();
  const server = await startServerProcess({
    env: {
      DATA_DIR: folder.path,
      MODEL_PROVIDER: "compatible",
      MODEL_NAME: chatCompletionsProtocol.model,
      MODEL_API_KEY: API_KEY,
      MODEL_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    },
  });
  try {
    const started = await page.request.post(`${server.url}/api/intake/express`, { data: CABIN_DETAILS });
    const { jobId } = await started.json();
    const path = `${server.url}/api/intake/express/${jobId}`;
    expect((await page.request.patch(path, { data: { form_data: CABIN_ANSWERS } })).ok()).toBe(true);
    await page.goto(`${server.url}${previewUrl(jobId)}`);
    const shownTitle = await page.locator(".live-text-title").innerText();
    const shownOpening = await page.locator(".live-text-opening").innerText();
    await typeCard(page, "4242424242424242");
    await pay(page);
    await expectResults(page);
    await page.getByRole("button", { name: /Continue as Guest/ }).click();

    const text = page.locator("article.description");
    const choice = page.getByRole("region", { name: "Title and opening" });
    await expect(text).toContainText(shownTitle);
    await expect(text).toContainText(shownOpening);
    await expect(choice).toContainText(MODEL_TITLE);
    await checkAccessibility();

    await choice.getByRole("button", { name: "Use the other" }).click();
    await expect(text).toContainText(MODEL_TITLE);
    await expect(text).toContainText(MODEL_OPENING);
    await expect(text).not.toContainText(shownTitle);
    await expect(choice.getByRole("button", { name: "Use the one you saw" })).toBeFocused();
    await page.reload();
    await expect(text).toContainText(MODEL_OPENING);

    await choice.getByRole("button", { name: "Use the one you saw" }).click();
    await expect(text).toContainText(shownOpening);
    await expect(text).not.toContainText(MODEL_TITLE);
    await expect(page.getByRole("region", { name: "Versions" }).getByRole("listitem")).toHaveCount(2);
    // Nothing of the page may still be on its way when its server goes.
    await page.goto("about:blank");
  } finally {
    await server.stop();
    folder.remove();
    model.closeAllConnections();
    model.close();
  }
});
