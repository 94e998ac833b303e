import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type PrerenderedPage = { path: string; title: string; description: string; module: string; html: string };
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

// Writes each public page as HTML of its own into dist/web/pages, from the template that the build made.
export async function prerenderPages(root: string): Promise<void> {
  const webDir = join(root, "dist/web");
  const template = readFileSync(join(webDir, "site.html"), "utf8");
  const manifest = JSON.parse(readFileSync(join(webDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const { prerenderSite } = (await import(join(root, "dist/prerender/prerender.js"))) as {
    prerenderSite: () => Promise<PrerenderedPage[]>;
  };
  const pages = await prerenderSite();
  mkdirSync(join(webDir, "pages"), { recursive: true });
  for (const page of pages) {
    const html = template
      .replace("<!--page-head-->", () => headOf(page, manifest))
      .replace("<!--page-html-->", () => page.html);
    writeFileSync(join(webDir, "pages", fileNameOf(page.path)), html);
  }
  rmSync(join(root, "dist/prerender"), { recursive: true });
}

function fileNameOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1).replaceAll("/", "-")}.html`;
}

function headOf({ title, description, module }: PrerenderedPage, manifest: Manifest): string {
  const { scripts, styles } = filesOf(module, manifest);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" nonce="__CSP_NONCE__" />`),
    // The page's own code is fetched beside the entry's, not after it.
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" nonce="__CSP_NONCE__" />`),
  ].join("\n    ");
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
  visit(module);
  return { scripts: [...scripts], styles: [...styles] };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
