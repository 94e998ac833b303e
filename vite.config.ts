import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { isAppPath } from "./src/shared/page-paths.ts";

const apiOrigin = process.env["API_ORIGIN"];
const port = process.env["PORT"];
const serverPaths = ["/api", "/files", "/healthz", "/readyz"];
const webDir = fileURLToPath(new URL("./src/web", import.meta.url));

// While developing, a page is drawn in the browser from the same entry that its HTML will bring to life.
const pagesWhileDeveloping: Plugin = {
  name: "pages-while-developing",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const path = request.url?.split("?")[0] ?? "/";
      const wantsPage = request.headers.accept?.includes("text/html") ?? false;
      if (wantsPage) request.url = isAppPath(path) ? "/app.html" : "/site.html";
      next();
    });
  },
};

// Every file costs a round trip on a slow connection, so what is used together travels together. A module goes to the
// first of these that wants it, and brings what it needs along.
const FILES = inOrder([
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  // All that the public pages start with: nothing may join that they can do without, but for the styles of the first
  // dialog, which would be asked for when it is pressed.
  {
    name: "frame",
    test: /vite\/preload-helper|src\/(shared\/page-paths|web\/(app\/page-frame|features\/(creation\/creation\.css|shell\/)|lib\/(request|api-error|early-answers|page-alive|soft-part|zod-without-eval)\.|ui\/(app|brand|button|dialog|fonts\/fonts|icons\/close-icon|overlay-place|page-heading|phone-menu|share-style-nonce|soft-overlay|source-tag|spinner|toast\/toast-(store|outlet))\.))/,
  },
  {
    name: "ui",
    test: /node_modules\/lucide-react\/|web\/ui\/(badge|card|copy-button|empty-state|icons|mail-address|notice|progress|skeleton|state-message)/,
  },
  {
    name: "app",
    test: /node_modules\/@tanstack\/|web\/(lib\/(router|call-endpoint|query-client|thumbnail-of|use-(leave-warning|prerendering))|ui\/soft-content)|web\/features\/session\/(session-store|use-session)|web\/app\/(layout|page-boundary|pages\/(error|pending)-page|providers|route)/,
  },
  {
    name: "words",
    test: /shared\/(contract-values|messages\/(express|intake|listings|toasts)|payment\/pricing|property-facts|typed-text)|web\/(features\/(results\/split-sections|share\/api)|lib\/(counted|date-text|format-amount|login-path|property-summary|save-response))/,
  },
  { name: "forms", test: /node_modules\/react-hook-form\// },
  {
    name: "fields",
    test: /web\/ui\/(checkbox|confirm-dialog\.|field|icon-button|select\.|number|password|text-(area|input)|tooltip)/,
  },
  {
    name: "dialogs",
    test: /node_modules\/(@?radix-ui\/react-(alert-)?dialog|aria-hidden|react-remove-scroll)\/|web\/(lib\/unfinished-memory|ui\/(confirm-dialog-part|dialog-part|use-returned-focus))/,
  },
  {
    name: "lists",
    test: /node_modules\/(@floating-ui|@?radix-ui\/react-(popover|popper|select))\/|web\/ui\/select-part/,
  },
  { name: "toasts", test: /node_modules\/@?radix-ui\/react-toast\/|web\/ui\/toast\/toaster/ },
  // A form is sent its questions, and judges the answers to them by these rules.
  {
    name: "answers",
    test: /node_modules\/idb\/|web\/lib\/(answers\/|answer-text)|shared\/intake\/(answers\/(check-field-value|next-best|progress|room-entries)|visibility)/,
  },
  // All questions there are, for what tells of one that the form at hand was not sent.
  { name: "questions", test: /shared\/intake\// },
  { name: "marks", test: /web\/lib\/marks\// },
  {
    name: "drafts",
    test: /web\/(app\/intake-gate|features\/intake\/(api|draft-problem|mode-names|waiting-counts|form\/form-(context|search))\.)/,
  },
  { name: "wishes", test: /web\/ui\/wishes-card/ },
  // A delivered text with all that is seen of it at first.
  {
    name: "listing",
    test: /web\/app\/listing-actions|web\/features\/results\/(api|copying|listing-content|results-(head|problem|waiting)|time-left|use-revisions|edit\/use-editing|facts\/use-attempts|platforms\/export-menu)\./,
  },
  {
    name: "uploads",
    test: /web\/(features\/uploads\/(file-picker|image-uploader|use-taken-files)|ui\/file-picker|lib\/photos\/prepare-photo)/,
  },
  { name: "older-forms", test: /web\/(app\/pages\/legacy-page|features\/legacy\/legacy-(kinds|welcome))/ },
  // Only behind forms that judge by schemas. Last, so that nothing which others use as well comes with it.
  { name: "contract", test: /node_modules\/(zod|@hookform)\/|shared\/contract\// },
]);

function inOrder<Group>(groups: Group[]): (Group & { priority: number })[] {
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }));
}

// Style sheets come with the parts that need them, in any order; each says first how the layers rank: a feature may
// change what it takes from the parts of all.
const layerOrder: Plugin = {
  name: "layer-order",
  enforce: "pre",
  transform: (code, id) => {
    const isOurs = id.startsWith(webDir) && id.endsWith(".css");
    return isOurs ? `@layer theme, base, components, features, utilities;\n${code}` : undefined;
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: webDir,
  appType: "mpa",
  // The server draws pages with it as well, and has nothing but its own dependencies.
  ssr: { noExternal: true },
  plugins: [layerOrder, react(), tailwind(), pagesWhileDeveloping],
  // The server puts a fresh nonce in place of this word in every answer.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: fileURLToPath(new URL(isSsrBuild ? "./dist/prerender" : "./dist/web", import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: "baseline-widely-available",
    // The content policy allows files of this origin only: no data URLs, no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { input: [`${webDir}/app.html`, `${webDir}/site.html`], output: { codeSplitting: { groups: FILES } } },
  },
  server: {
    ...(port ? { port: Number(port), strictPort: true } : {}),
    proxy: apiOrigin ? Object.fromEntries(serverPaths.map((path) => [path, { target: apiOrigin }])) : {},
  },
}));
