import { expect, test } from "vitest";
import { useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();

test("the contract is exported as OpenAPI, path parameters and bodies included", async () => {
  const document = (await current().app.inject("/api/docs/json")).json();
  expect(document.openapi).toMatch(/^3\./);
  const { parameters } = document.paths["/api/intake/{id}"].get;
  expect(parameters).toContainEqual(expect.objectContaining({ name: "id", in: "path", required: true }));
  expect(parameters).toContainEqual(expect.objectContaining({ name: "role", in: "query" }));
  const body = document.paths["/api/intake/property"].post.requestBody.content["application/json"].schema;
  expect(body.required).toEqual(["mode", "address"]);
});

test("the API page is served", async () => {
  const page = await current().app.inject("/api/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("swagger-ui");
});
