import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../../src/server/domain/safe-text.ts";
import { frameFileName, pageFileName } from "../../src/shared/page-paths.ts";
import { PRICE } from "../../src/shared/payment/pricing.ts";

type PrerenderedPage = {
  path: string;
  title: string;
  description: string;
  module: string;
  isUrgent: boolean;
  soon: string[];
  html: string;
  structuredData: object[];
};
type FirstCalls = (address: URL) => string[];
type AppFrame = Pick<PrerenderedPage, "path" | "module" | "html"> & {
  mode: string | null;
  visitor: string;
  firstCalls: FirstCalls | null;
};
type Waking = { entry: string; files: string[]; soon: string[]; isUrgent: boolean; mayBeSignedIn: boolean };
type Prerender = {
  prerenderSite: () => Promise<PrerenderedPage[]>;
  prerenderApp: () => Promise<AppFrame[]>;
  wakingScript: (waking: Waking, firstCalls: FirstCalls | null) => string;
};
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

// A page about to be written: what is said of it in its head, what is in its body, and the module it lives in.
type WrittenPage = Pick<PrerenderedPage, "html" | "module" | "isUrgent" | "soon"> & {
  head: string[];
  mayBeSignedIn: boolean;
  firstCalls: FirstCalls | null;
};

const APP_HEAD = headTexts({
  title: "Stayscribe",
  description: `Listing descriptions for rental hosts, where every sentence is true. ${PRICE} per property, no subscription.`,
});

// Writes each public page as HTML of its own into dist/web/pages, and the frames of the app's pages into
// dist/web/frames, from the templates that the build made.
export async function prerenderPages(root: string): Promise<void> {
  const webDir = join(root, "dist/web");
  const manifest = JSON.parse(readFileSync(join(webDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const prerender = (await import(join(root, "dist/prerender/prerender.js"))) as Prerender;
  for (const folder of ["pages", "frames"]) mkdirSync(join(webDir, folder), { recursive: true });
  const write = (template: string, page: WrittenPage, file: string) => {
    const text = readFileSync(join(webDir, template), "utf8");
    writeFileSync(join(webDir, file), wholePage(text, page, { webDir, manifest, prerender }));
  };
  for (const { path, mode, visitor, ...frame } of await prerender.prerenderApp()) {
    // What is typed into a frame waits for its script.
    const page = { ...frame, head: APP_HEAD, isUrgent: true, soon: [], mayBeSignedIn: visitor === "unknown" };
    write("app.html", page, `frames/${frameFileName({ path, mode, visitor })}.html`);
  }
  for (const page of await prerender.prerenderSite()) {
    const written = { ...page, head: siteHead(page), mayBeSignedIn: false, firstCalls: null };
    write("site.html", written, `pages/${pageFileName(page.path)}.html`);
  }
}

type Build = { webDir: string; manifest: Manifest; prerender: Prerender };

function wholePage(template: string, page: WrittenPage, { webDir, manifest, prerender }: Build): string {
  const html = template
    .replace("<!--page-head-->", () => withoutRepeats([...page.head, ...fileTags(page.module, manifest)], template))
    .replace("<!--page-html-->", () => page.html);
  const { text, entry, files } = withoutScripts(withStylesInside(html, webDir));
  const soon = page.soon.flatMap((module) => filesOf(module, manifest).scripts.map((file) => `/${file}`));
  const waking: Waking = {
    entry,
    // What others need goes first.
    files: files.toReversed(),
    soon: [...new Set(soon)].filter((file) => !files.includes(file)),
    isUrgent: page.isUrgent,
    mayBeSignedIn: page.mayBeSignedIn,
  };
  const script = `<script type="module" nonce="__CSP_NONCE__">${prerender.wakingScript(waking, page.firstCalls)}</script>`;
  return text.replace("</body>", () => `  ${script}\n  </body>`);
}

function siteHead(page: PrerenderedPage): string[] {
  return [
    ...headTexts(page),
    ...socialTags(page),
    ...page.structuredData.map((data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`),
  ];
}

function headTexts({ title, description }: Pick<PrerenderedPage, "title" | "description">): string[] {
  return [`<title>${escapeHtml(title)}</title>`, `<meta name="description" content="${escapeHtml(description)}" />`];
}

function fileTags(module: string, manifest: Manifest): string[] {
  const { scripts, styles } = filesOf(module, manifest);
  return [
    // The fonts of the first screen are wanted before the style sheet says so.
    ...fontsIn(manifest).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
    ),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" nonce="__CSP_NONCE__">`),
    // The page's own code is fetched beside the entry's, not after it.
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__" />`),
  ];
}

// The styles are small and every page needs them at once: a request of their own would delay the first paint. The
// link that stays is never fetched: it tells the build's own loader that they are there.
function withStylesInside(html: string, webDir: string): string {
  return html.replaceAll(/<link rel="stylesheet" crossorigin href="([^"]+)"[^>]*>/g, (_, file: string) => {
    const style = `<style nonce="__CSP_NONCE__">${readFileSync(join(webDir, file), "utf8").trim()}</style>`;
    return `${style}<link rel="stylesheet" disabled href="${file}">`;
  });
}

// The text can be read without scripts, and when they are wanted is for the page to say.
function withoutScripts(html: string): { text: string; entry: string; files: string[] } {
  const preloads = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
  const script = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
  const files = [...html.matchAll(preloads)].map(([, file = ""]) => file);
  const entry = script.exec(html)?.[1];
  if (!entry) throw new Error("The template has no entry script");
  return { text: html.replaceAll(preloads, "").replace(script, ""), entry, files };
}

// The template already names what every page needs.
function withoutRepeats(tags: string[], template: string): string {
  const isNew = (tag: string) => {
    const file = /href="(\/assets\/[^"]+)"/.exec(tag)?.[1];
    return file === undefined || !template.includes(file);
  };
  return tags.filter(isNew).join("\n    ");
}

// The server fills in the address that users see.
function socialTags({ path, title, description }: PrerenderedPage): string[] {
  const address = `__PUBLIC_URL__${path}`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Stayscribe",
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": "__PUBLIC_URL__/og.png",
  };
  return [
    `<link rel="canonical" href="${address}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
  ];
}

function fontsIn(manifest: Manifest): string[] {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /(bricolage-grotesque|instrument-sans|spline-sans-mono)-basic/.test(file));
}

function filesOf(module: string, manifest: Manifest): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  // A module is named by its file, whichever folder that is in.
  const entry = Object.keys(manifest).find((name) => name.endsWith(`/${module}`));
  if (entry) visit(entry);
  return { scripts: [...scripts], styles: [...styles] };
}

// Nothing in the data may look like the end of the element around it.
function jsonForHtml(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
