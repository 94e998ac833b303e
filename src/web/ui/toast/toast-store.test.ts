import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, getCurrentToast, showToast, subscribeToToasts } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a new toast takes the place of the one before", () => {
  showToast({ title: "Copied!" });
  showToast({ title: "Error", description: "Failed to copy to clipboard.", tone: "problem" });
  expect(getCurrentToast()).toMatchObject({
    title: "Error",
    description: "Failed to copy to clipboard.",
    tone: "problem",
    isOpen: true,
  });
});

test("a dismissed toast is closed at once and removed after 1,000,000 ms", () => {
  const id = showToast({ title: "Copied!" });
  dismissToast(id);
  expect(getCurrentToast()).toMatchObject({ id, isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(getCurrentToast()).toMatchObject({ id });
  vi.advanceTimersByTime(1);
  expect(getCurrentToast()).toBeNull();
});

test("the removal of a dismissed toast does not take its successor", () => {
  dismissToast(showToast({ title: "First" }));
  vi.advanceTimersByTime(500_000);
  const second = showToast({ title: "Second" });
  vi.advanceTimersByTime(2_000_000);
  expect(getCurrentToast()).toMatchObject({ id: second, isOpen: true });
});

test("a late dismissal of a replaced toast leaves the visible one open", () => {
  const first = showToast({ title: "First" });
  const second = showToast({ title: "Second" });
  dismissToast(first);
  expect(getCurrentToast()).toMatchObject({ id: second, isOpen: true });
});

test("listeners hear of showing, dismissal and removal until they leave", () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToToasts(listener);
  const id = showToast({ title: "Copied!" });
  dismissToast(id);
  dismissToast(id);
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  showToast({ title: "Copied!" });
  expect(listener).toHaveBeenCalledTimes(3);
});
