import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DayChart } from "./day-chart.tsx";

const format = (value: number) => `${value} orders`;

test("both axes say what they measure: the highest value over zero, and the first, the middle and the last day", () => {
  const days = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05"];
  const markup = renderToStaticMarkup(
    createElement(DayChart, { title: "Orders", days, values: [0, 4, 1, 0, 2], format, chosen: 4, onChoose: () => {} }),
  );
  const marks = [...markup.matchAll(/<span>([^<]*)<\/span>/g)].map(([, words]) => words);
  expect(marks).toEqual(["4 orders", "0 orders", "Nov 1", "Nov 3", "Nov 5"]);
  expect(markup.match(/<line /g)).toHaveLength(2);
});
