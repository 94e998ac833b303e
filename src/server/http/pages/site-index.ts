import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { sitePathList } from "#shared/page-paths.ts";
import { publicUrlFor } from "./public-url.ts";

// Tells search engines which pages to read and which to leave out.
export function serveSiteIndex(app: FastifyInstance, config: Pick<Config, "publicUrl">): void {
  app.get("/robots.txt", { schema: { hide: true } }, async (request, reply) => {
    const lines = [
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /dev/",
      `Sitemap: ${publicUrlFor(config, request)}/sitemap.xml`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });

  app.get("/sitemap.xml", { schema: { hide: true } }, async (request, reply) => {
    const urls = sitePathList.map((path) => `  <url><loc>${publicUrlFor(config, request)}${path}</loc></url>`);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      "</urlset>",
    ];
    return reply.type("application/xml; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
