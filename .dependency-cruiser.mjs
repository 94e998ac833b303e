const TESTS = "\\.test(-support)?\\.tsx?$";

// Each comment says where the code belongs instead.
const rules = {
  "shared-knows-nobody": {
    comment:
      "Shared rules import zod and each other only. What needs more belongs to the writer, the server or the web.",
    from: { path: "^src/shared", pathNot: TESTS },
    to: { pathNot: ["^src/shared", "node_modules/zod/"] },
  },
  "writer-knows-only-shared": {
    comment:
      "The writer is a library of its own. What needs HTTP, a database or a browser belongs to src/server or src/web.",
    from: { path: "^src/writer" },
    to: { path: "^src/(server|web)" },
  },
  "server-knows-no-web": {
    comment: "What both sides need belongs to src/shared.",
    from: { path: "^src/server" },
    to: { path: "^src/web" },
  },
  "web-knows-only-shared": {
    comment: "The browser calls the server through the contract. What both sides need belongs to src/shared.",
    from: { path: "^src/web" },
    to: { path: "^src/(server|writer)" },
  },
  "web-has-no-node": {
    comment: "There is no Node in the browser.",
    from: { path: "^src/web", pathNot: TESTS },
    to: { dependencyTypes: ["core"] },
  },
  "features-stay-apart": {
    comment:
      "A feature imports no other: let it offer what others need (create-context.ts), compose them in a page, or move the shared rule to src/shared.",
    from: { path: "^src/(server|web)/features/([^/]+)/", pathNot: TESTS },
    to: { path: "^src/$1/features/", pathNot: "^src/$1/features/$2/" },
  },
  "server-rooms-import-no-features": {
    comment: "Features use these rooms, not the reverse: move the shared rule to domain, or hand it in from app.ts.",
    from: { path: "^src/server/(http|db|jobs|adapters|domain|metrics|settings|process)/", pathNot: TESTS },
    to: { path: "^src/server/features/" },
  },
  "domain-knows-no-http": {
    comment: "The domain's rules hold for every caller: what needs a request or an answer belongs to src/server/http.",
    from: { path: "^src/server/domain/", pathNot: TESTS },
    to: { path: "^src/server/http/" },
  },
  "nothing-imports-the-root": {
    comment: "These files compose the parts; pass what a part needs into it, by the context of feature.ts.",
    from: { path: "^src/server/.+/" },
    to: { path: "^src/server/(all-features|app|create-context|main|start-server)\\.ts$" },
  },
  "features-import-no-pages": {
    comment: "Pages compose features, not the reverse: move the piece into the feature, ui or lib.",
    from: { path: "^src/web/(features|ui|lib)" },
    to: { path: "^src/web/app" },
  },
  "ui-and-lib-import-no-features": {
    comment: "Move the piece into the feature that needs it.",
    from: { path: "^src/web/(ui|lib)" },
    to: { path: "^src/web/features" },
  },
  "product-needs-no-tests": {
    comment: "Code for tests lives in tests/.",
    from: { path: "^(src|scripts)", pathNot: TESTS },
    to: { path: ["^tests", TESTS] },
  },
  "server-runs-on-dependencies": {
    comment: "Servers are installed without development packages: move the package to dependencies.",
    from: { path: "^(src/(server|writer|shared)|scripts/(database/|backup|restore|promo))", pathNot: TESTS },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
  },
  "no-circles": {
    comment: "Two files that need each other are one idea, or miss a third.",
    from: {},
    to: { circular: true },
  },
  "no-unresolvable": { comment: "The import leads nowhere.", from: {}, to: { couldNotResolve: true } },
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: Object.entries(rules).map(([name, rule]) => ({ name, severity: "error", ...rule })),
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
