import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const apiOrigin = process.env["API_ORIGIN"];
const port = process.env["PORT"];
const serverPaths = ["/api", "/healthz", "/readyz"];

export default defineConfig({
  root: fileURLToPath(new URL("./src/web", import.meta.url)),
  plugins: [react(), tailwind()],
  // The server puts a fresh nonce in place of this word in every answer.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: fileURLToPath(new URL("./dist/web", import.meta.url)),
    emptyOutDir: true,
    target: "baseline-widely-available",
    // The content policy allows files of this origin only: no data URLs, no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    ...(port ? { port: Number(port), strictPort: true } : {}),
    proxy: apiOrigin ? Object.fromEntries(serverPaths.map((path) => [path, { target: apiOrigin }])) : {},
  },
});
