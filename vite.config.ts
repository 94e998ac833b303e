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
    test: /vite\/preload-helper|src\/(shared\/(page-paths|payment\/pricing)|web\/(app\/page-frame|features\/(creation\/creation\.css|shell\/)|lib\/(http\/(early-answers|request)|lazy-part|page-alive|zod-without-eval)\.|ui\/(description\/source-tag|feedback\/spinner|fonts\/fonts|inputs\/button|layout\/(brand|page-heading)|overlays\/(dialog|lazy-overlay|overlay-place)|styles\/app|toast\/toast-(store|outlet))\.))/,
  },
  {
    name: "ui",
    test: /node_modules\/lucide-react\/|web\/ui\/(feedback\/|inputs\/copy-button|layout\/(card|mail-address))/,
  },
  {
    name: "app",
    test: /node_modules\/@tanstack\/|web\/(app\/(pending-page|providers|routes)|lib\/(http\/(call-endpoint|query-client)|photos\/thumbnail-of|router\/|session-store)|ui\/layout\/lazy-content)/,
  },
  {
    name: "words",
    test: /shared\/(contract-values|messages\/(express|intake|listings|toasts)|property-facts|typed-text)|web\/(features\/(results\/text\/split-sections|share\/api)|lib\/(files\/save-response|format-text|login-path|property-summary))/,
  },
  { name: "forms", test: /node_modules\/react-hook-form\// },
  {
    name: "fields",
    test: /web\/ui\/(inputs\/(checkbox|field|icon-button|number-input|select\.|text-input)|overlays\/(confirm-dialog\.|tooltip))/,
  },
  {
    name: "dialogs",
    test: /node_modules\/(@radix-ui\/react-(alert-)?dialog|aria-hidden|react-remove-scroll)\/|web\/(lib\/storage\/unfinished-memory|ui\/overlays\/(confirm-dialog-part|dialog-part|use-returned-focus))/,
  },
  {
    name: "lists",
    test: /node_modules\/(@floating-ui|@radix-ui\/react-(popover|popper|select))\/|web\/ui\/inputs\/select-part/,
  },
  { name: "toasts", test: /node_modules\/@radix-ui\/react-toast\/|web\/ui\/toast\/toaster/ },
  // A form is sent its questions, and judges the answers to them by these rules.
  {
    name: "answers",
    test: /node_modules\/idb\/|web\/lib\/answers\/|shared\/intake\/(answers\/(next-best|progress|room-entries)|field-rules)/,
  },
  // All questions there are, for what tells of one that the form at hand was not sent.
  { name: "questions", test: /shared\/intake\// },
  { name: "marks", test: /web\/lib\/marks\// },
  {
    name: "drafts",
    test: /web\/(app\/pages\/forms\/intake-gate|features\/intake\/(api|draft-problem|form\/form-search))\./,
  },
  { name: "wishes", test: /web\/ui\/layout\/wishes-card/ },
  // A delivered text with all that is seen of it at first.
  {
    name: "listing",
    test: /web\/(app\/pages\/orders\/listing-actions|features\/results\/(api|listing-content|results-(head|states)|time-left|use-attempts|edit\/use-editing|platforms\/export-menu|text\/copy-with-toast|versions\/use-revisions))\./,
  },
  {
    name: "uploads",
    test: /web\/(features\/uploads\/(image-uploader|use-image-uploads)|lib\/photos\/prepare-photo|ui\/files\/file-picker)/,
  },
  { name: "older-forms", test: /web\/(app\/pages\/forms\/legacy-page|features\/legacy\/legacy-kinds)/ },
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

// The form library draws each form a second time at once, to tell that it is ready, which no form here asks; on a phone
// that holds up the page for as long as the first time.
const FORM_READY = /updateFormState\(\(data\) => \(\{\s*\.\.\.data,\s*isReady: true,\s*\}\)\);/;
const formsDrawnOnce: Plugin = {
  name: "forms-drawn-once",
  transform: (code, id) => {
    if (!id.endsWith("/react-hook-form/dist/index.esm.mjs")) return undefined;
    if (!FORM_READY.test(code)) throw new Error("react-hook-form no longer draws a form twice: delete this plugin.");
    return code.replace(FORM_READY, "");
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: webDir,
  appType: "mpa",
  // The server draws pages with it as well, and has nothing but its own dependencies.
  ssr: { noExternal: true },
  plugins: [layerOrder, formsDrawnOnce, react(), tailwind(), pagesWhileDeveloping],
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
