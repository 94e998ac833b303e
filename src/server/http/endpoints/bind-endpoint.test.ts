import { expect, test } from "vitest";
import { useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();

test("an endpoint that takes files is documented as a multipart form with lists of files", async () => {
  const document = (await current().app.inject("/api/docs/json")).json();
  const { requestBody } = document.paths["/api/upload-images"].post;
  expect(Object.keys(requestBody.content)).toEqual(["multipart/form-data"]);
  expect(requestBody.content["multipart/form-data"].schema).toMatchObject({
    required: ["images"],
    properties: { images: { type: "array", maxItems: 10, items: { type: "string", format: "binary" } } },
  });
});
