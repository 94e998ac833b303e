import { expect, test } from "vitest";
import { useTestApp } from "#tests/support/test-app.ts";

const current = useTestApp();

// Every call that the pages of the product are known to make.
test.for([
  "GET /api/login",
  "POST /api/login",
  "POST /api/register",
  "GET /api/logout",
  "POST /api/logout",
  "POST /api/reset-password",
  "POST /api/reset-password-confirm",
  "GET /api/auth/user",
  "GET /api/user/listings",
  "GET /api/admin/users",
  "GET /api/admin/listings",
  "GET /api/admin/export/users",
  "GET /api/admin/export/listings",
  "GET /api/intake",
  "GET /api/intake/:id",
  "PUT /api/intake/:id",
  "DELETE /api/intake/:id",
  "GET /api/intake/:id/schema",
  "GET /api/intake/:id/owner-permissions",
  "PUT /api/intake/:id/owner-permissions",
  "GET /api/intake/:id/share",
  "POST /api/intake/property",
  "POST /api/intake/express",
  "GET /api/intake/express/:jobId",
  "POST /api/intake/mark-complete",
  "POST /api/upload-images",
  "POST /api/upload-property-files",
  "POST /api/create-payment-intent",
  "POST /api/generate-listing",
  "POST /api/generate-guest-description",
  "POST /api/properties",
  "POST /api/properties/:id/generate-descriptions",
  "GET /api/listing/:id",
  "POST /api/share-description",
])("the server has a route for %s", (call) => {
  const [method = "", url = ""] = call.split(" ");
  expect(current().app.hasRoute({ method, url })).toBe(true);
});
