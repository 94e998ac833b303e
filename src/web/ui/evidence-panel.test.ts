import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Evidence } from "#shared/contract/listings.ts";
import { EvidencePanel } from "./evidence-panel.tsx";

function seen(id: string, label: string, photo: number): Evidence {
  return { id, label, group: "Amenities", source: "photo", imageUrl: `/files/${photo}.webp`, isSaid: false };
}

test("a photo that shows two facts stands there once, with both in its words", () => {
  const evidence = [seen("f1", "pool", 1), seen("f2", "terrace", 1), seen("f3", "grill", 2)];
  const markup = renderToStaticMarkup(createElement(EvidencePanel, { evidence, sentence: "A pool on the terrace." }));
  const words = [...markup.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt);
  expect(words).toEqual(["Shows: pool, terrace", "Shows: grill"]);
});

test("what the owner said is marked as the owner's", () => {
  const story: Evidence = {
    id: "f1",
    label: "built in 1952",
    group: "Home",
    source: "owner",
    imageUrl: null,
    isSaid: false,
  };
  const markup = renderToStaticMarkup(createElement(EvidencePanel, { evidence: [story], sentence: "Built in 1952." }));
  expect(markup).toContain(">Owner</span>");
});
