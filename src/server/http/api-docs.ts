import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { PolicySettings } from "./content-policy.ts";
import { POLICY_HEADER, policyHeader } from "./security-headers.ts";

// The API page writes one style element; another version of it may need another hash.
const ITS_ONE_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

// Registered before the routes, since it watches them come.
export async function documentApi(app: FastifyInstance, settings: PolicySettings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: "Stayscribe API",
        version: "1",
        description: "Every call answers JSON; an error answers `{ message }` with its HTTP status.",
      },
    },
    transform: jsonSchemaTransform,
  });
  const policy = policyHeader(settings, { "style-src": [ITS_ONE_STYLE] });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    uiConfig: { layout: "BaseLayout" },
    theme: { title: "Stayscribe API" },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header(POLICY_HEADER, policy);
        done();
      },
    },
  });
}
