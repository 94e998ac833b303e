import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const UI = "src/web/ui/";
const GUIDE = "src/web/features/ui-gallery/gallery.tsx";
// The frame around every page of the app shows these, around the guide too.
const IN_THE_FRAME = new Set(["PhoneMenu", "ToastOutlet", "Toaster"]);

const IMPORT = /(?:from|import\()\s*"([^"]+\.tsx)"/g;
const COMPONENT = /^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm;

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

// What the guide is made of: its own files, and those of ui/ that they bring along.
function filesOfTheGuide(): string[] {
  const found = new Set([GUIDE]);
  for (const path of found) {
    for (const [, target = ""] of read(path).matchAll(IMPORT)) {
      const file = target.startsWith("#web/") ? target.replace("#web/", "src/web/") : join(dirname(path), target);
      if ((file.startsWith(UI) || dirname(file) === dirname(GUIDE)) && existsSync(join(ROOT, file))) found.add(file);
    }
  }
  return [...found];
}

test("every component of ui/ is shown in the guide", () => {
  const sources = filesOfTheGuide().map((path) => ({ path, source: read(path) }));
  const components = globSync(`${UI}**/*.tsx`, { cwd: ROOT }).flatMap((path) =>
    [...read(path).matchAll(COMPONENT)].map(([, name = ""]) => ({ path, name })),
  );
  expect(components.length).toBeGreaterThan(40);
  const missing = components.filter(({ path, name }) => {
    const isUsed = sources.some((file) => file.path !== path && new RegExp(`(<|\\.)${name}\\b`).test(file.source));
    return !isUsed && !IN_THE_FRAME.has(name);
  });
  expect(missing).toEqual([]);
});
