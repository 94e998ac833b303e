const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "shared-knows-nobody",
      "Shared rules import zod and each other only. What needs more belongs to the writer, the server or the web.",
      { path: "^src/shared", pathNot: "\\.test\\.ts$" },
      { pathNot: ["^src/shared", "node_modules/zod/"] },
    ),
    rule(
      "writer-knows-only-shared",
      "The writer is a library of its own. What needs HTTP, a database or a browser belongs to src/server or src/web.",
      { path: "^src/writer" },
      { path: "^src/(server|web)" },
    ),
    rule(
      "server-knows-no-web",
      "What both sides need belongs to src/shared.",
      { path: "^src/server" },
      { path: "^src/web" },
    ),
    rule(
      "web-knows-only-shared",
      "The browser calls the server through the contract. What both sides need belongs to src/shared.",
      { path: "^src/web" },
      { path: "^src/(server|writer)" },
    ),
    rule(
      "web-has-no-node",
      "There is no Node in the browser.",
      { path: "^src/web", pathNot: "\\.test\\.tsx?$" },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "features-stay-apart",
      "A feature imports no other feature: compose them in app.ts or in a page, or move the shared rule to src/shared.",
      { path: "^src/(server|web)/features/([^/]+)/" },
      { path: "^src/$1/features/", pathNot: "^src/$1/features/$2/" },
    ),
    rule(
      "only-features-and-jobs-reach-the-root",
      "app.ts and main.ts compose; nothing below them may import them.",
      { path: "^src/server/.+/" },
      { path: "^src/server/(app|main|start-server)\\.ts$", pathNot: "\\.test\\.ts$" },
    ),
    rule(
      "features-import-no-pages",
      "Pages compose features, not the reverse: move the piece into the feature, ui or lib.",
      { path: "^src/web/(features|ui|lib)" },
      { path: "^src/web/app" },
    ),
    rule(
      "ui-and-lib-import-no-features",
      "Move the piece into the feature that needs it.",
      { path: "^src/web/(ui|lib)" },
      {
        path: "^src/web/features",
      },
    ),
    rule(
      "product-needs-no-tests",
      "Code for tests lives in tests/.",
      { path: "^src", pathNot: "\\.test\\.tsx?$" },
      { path: "(^tests|\\.test\\.tsx?$)" },
    ),
    rule("no-circles", "Two files that need each other are one idea, or miss a third.", {}, { circular: true }),
    rule("no-unresolvable", "The import leads nowhere.", {}, { couldNotResolve: true }),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      conditionNames: ["import", "default"],
      exportsFields: ["exports"],
    },
  },
};
