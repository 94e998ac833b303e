import { expect, test } from "vitest";
import { change, previewOf, startJob } from "#tests/support/app/express-preview.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();

test("the preview says which town the listing will name, and one tap names another", async () => {
  const host = createTestBrowser(current().app);
  const jobId = await startJob(host, { property_address: "Calle Mar 5, Benajarafe, Málaga, Spain" });
  expect((await previewOf(host, jobId)).place).toEqual({ town: "Benajarafe", others: ["Málaga"] });
  const preview = await change(host, jobId, { town: "Málaga" });
  expect(preview.place).toEqual({ town: "Málaga", others: ["Benajarafe"] });
  expect(preview.teaser?.opening).toContain("Málaga");
  expect((await change(host, jobId, { town: null })).place.town).toBe("Benajarafe");
});

test("a town that is typed is the one that is written, until the address changes", async () => {
  const host = createTestBrowser(current().app);
  const jobId = await startJob(host, { property_address: "5 Pine Street, Bend, OR 97701, USA" });
  const typed = await change(host, jobId, { town: "Sunriver" });
  expect(typed.place).toEqual({ town: "Sunriver", others: ["Bend"] });
  expect(typed.teaser?.opening).toContain("Sunriver");
  const moved = await change(host, jobId, { property_address: "1 Elm Street, Sisters, OR 97759, USA" });
  expect(moved.place.town).toBe("Sisters");
});

test("what is no name of a town is refused", async () => {
  const host = createTestBrowser(current().app);
  const jobId = await startJob(host, { property_address: "5 Pine Street, Bend, OR 97701, USA" });
  for (const town of ["<b>Bend</b>", "12", "www.example.com/x", " "]) {
    expect((await host.patch(`/api/intake/express/${jobId}`, { town })).statusCode).toBe(400);
  }
  expect((await previewOf(host, jobId)).place.town).toBe("Bend");
});

test("where two parts may be the town the host is asked, and the answer is written", async () => {
  const host = createTestBrowser(current().app);
  const jobId = await startJob(host, { property_address: "8 Quay Street, Claddagh, Galway, Ireland" });
  const [asked] = (await previewOf(host, jobId)).questions;
  expect(asked?.question).toContain("Claddagh and Galway");
  const choice = asked?.choices.find(({ label }) => label === "Claddagh");
  const preview = await change(host, jobId, { answers: { [asked?.id ?? ""]: choice?.id ?? "" } });
  expect(preview.place.town).toBe("Claddagh");
  expect(preview.questions).toEqual([]);
});
