import { describe, expect, it } from "vitest";
import { dateText, dateTimeText, dayText } from "./format-text.ts";

const HOURS_APART = 1237;
const moments = Array.from({ length: 200 }, (_, at) =>
  new Date(Date.UTC(2024, 0, 1, at * HOURS_APART, at * 7)).toISOString(),
);

describe("dates in words", () => {
  it("are those of the browser's own formatter", () => {
    const dates = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
    const dateTimes = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
    const days = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
    for (const moment of moments) {
      expect(dateText(moment)).toBe(dates.format(new Date(moment)));
      expect(dateTimeText(moment)).toBe(dateTimes.format(new Date(moment)));
      const day = moment.slice(0, "2024-01-01".length);
      expect(dayText(day)).toBe(days.format(new Date(day)));
    }
  });

  it("are none for what is no day", () => {
    expect(dayText("soon")).toBeNull();
    expect(dayText("2026-13-40")).toBeNull();
  });
});
