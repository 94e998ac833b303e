import { startServerProcess } from "../../support/processes/server-process.ts";
import { createTemporaryFolder } from "../../support/temporary-folder.ts";
import { expect, test } from "../support/journey.ts";

const MAPS = "https://maps.googleapis.com/maps";

// As the real one does: it loads its parts with elements of its own, works in a worker and asks its service.
const MAPS_SCRIPT = `
  const part = document.createElement("script");
  part.src = "${MAPS}/part.js";
  document.head.append(part);
`;
const PART_SCRIPT = `
  const worker = new Worker(URL.createObjectURL(new Blob(["postMessage('ready')"])));
  worker.onmessage = async () => {
    await fetch("https://places.googleapis.com/session");
    const fetchAutocompleteSuggestions = async () => ({
      suggestions: [{ placePrediction: { placeId: "1", text: { text: "2450 Boucherie Rd" }, toPlace: () => ({}) } }],
    });
    const places = { AutocompleteSessionToken: Object, AutocompleteSuggestion: { fetchAutocompleteSuggestions } };
    window.google = { maps: { importLibrary: async () => places } };
    onGooglePlacesReady();
  };
`;

const script = (body: string) => ({ contentType: "text/javascript", body });

test("with a maps key, the page's policy lets the maps script work, and still stops what is inline", async ({
  page,
  expectProblem,
  isMobile,
}) => {
  test.skip(isMobile, "a policy knows no width");
  const folder = createTemporaryFolder();
  const server = await startServerProcess({ env: { DATA_DIR: folder.path, GOOGLE_MAPS_API_KEY: "test-key" } });
  try {
    await page.route(`${MAPS}/api/js?*`, (route) => route.fulfill(script(MAPS_SCRIPT)));
    await page.route(`${MAPS}/part.js`, (route) => route.fulfill(script(PART_SCRIPT)));
    await page.route("https://places.googleapis.com/**", (route) =>
      route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: {} }),
    );
    // As if an attacker had injected markup into the page.
    await page.route(`${server.url}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</body>", "<script>window.wasRun = true</script></body>");
      await route.fulfill({ response, body });
    });
    expectProblem(/inline script/);
    await page.goto(server.url);
    await page.getByRole("button", { name: "Get Started" }).first().click();
    await page.getByRole("button", { name: "Detailed Mode" }).click();
    await page.getByRole("combobox", { name: "Property address" }).pressSequentially("2450 B");
    await expect(page.getByRole("option", { name: "2450 Boucherie Rd" })).toBeVisible();
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
    // A press that comes before anything of the page was fetched wakes it all the same.
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    await page.goto(server.url);
    await page.getByRole("button", { name: "Get Started" }).first().click();
    await expect(page.getByRole("button", { name: "Detailed Mode" })).toBeVisible();
    // Nothing of the page may still be on its way when its server goes.
    await page.goto("about:blank");
  } finally {
    await server.stop();
    folder.remove();
  }
});
