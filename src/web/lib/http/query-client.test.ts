import {
  environmentManager,
  focusManager,
  MutationObserver,
  type QueryClient,
  QueryObserver,
} from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { useRecordingServer } from "#tests/support/fakes/recording-server.ts";
import { createQueryClient, readQueryKey } from "./query-client.ts";
import { request } from "./request.ts";

const { received, answer, origin } = useRecordingServer();

function reads(url: string): number {
  return received.filter((read) => read.url === url).length;
}

let client: QueryClient;

beforeEach(() => {
  client = createQueryClient();
  // Only a mounted client hears of focus, as it does under its provider.
  client.mount();
  // Outside a browser the library neither retries nor polls by itself, which would hide a wrong default.
  environmentManager.setIsServer(() => false);
});

afterEach(() => {
  client.clear();
  client.unmount();
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => true);
});

test("a read without its own function gets the first element of its key", async () => {
  answer.body = '{"isMember":true}';
  const data = await client.fetchQuery({ queryKey: [`${origin()}/api/auth/user`, "ignored"] });
  expect(data).toEqual({ isMember: true });
  expect(received).toMatchObject([{ method: "GET", url: "/api/auth/user", body: "" }]);
});

describe("a 401", () => {
  beforeEach(() => {
    Object.assign(answer, { status: 401, body: "Unauthorized" });
  });

  test("fails by default", async () => {
    await expect(client.fetchQuery({ queryKey: [origin()] })).rejects.toThrow("401: Unauthorized");
  });

  test("is null for a reader that asks for null", async () => {
    const queryFn = readQueryKey({ on401: "returnNull" });
    expect(await client.fetchQuery({ queryKey: [origin()], queryFn })).toBeNull();
  });

  test("is the only failure that can become null", async () => {
    answer.status = 403;
    const queryFn = readQueryKey({ on401: "returnNull" });
    await expect(client.fetchQuery({ queryKey: [origin()], queryFn })).rejects.toThrow("403");
  });
});

describe("a failure is not retried", () => {
  beforeEach(() => {
    answer.status = 503;
  });

  // Through observers, as components do: fetchQuery never retries, whatever the defaults.
  test("when reading", async () => {
    const observer = new QueryObserver(client, { queryKey: [origin()], retryDelay: 1 });
    const stop = observer.subscribe(() => {});
    await eventually(() => observer.getCurrentResult().isError, "the failure was told");
    stop();
    expect(received).toHaveLength(1);
  });

  test("when writing", async () => {
    const observer = new MutationObserver(client, {
      mutationFn: () => request("POST", origin(), {}),
      retryDelay: 1,
    });
    await expect(observer.mutate()).rejects.toThrow("503");
    expect(received).toHaveLength(1);
  });
});

describe("what was read once", () => {
  beforeEach(() => {
    answer.body = "{}";
  });

  test("never grows stale", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await client.fetchQuery({ queryKey: [origin()] });
    vi.setSystemTime(Date.now() + 365 * 24 * 3_600_000);
    await client.fetchQuery({ queryKey: [origin()] });
    vi.useRealTimers();
    expect(received).toHaveLength(1);
  });

  test("is not read again when the window gets focus, even if stale", async () => {
    const byDefault = new QueryObserver(client, { queryKey: [`${origin()}/default`], staleTime: 0 });
    // Shows when the focus event has been handled.
    const onFocus = new QueryObserver(client, {
      queryKey: [`${origin()}/on-focus`],
      staleTime: 0,
      refetchOnWindowFocus: true,
    });
    const stops = [byDefault, onFocus].map((observer) => observer.subscribe(() => {}));
    await eventually(() => client.isFetching() === 0, "both were read");

    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await eventually(() => reads("/on-focus") === 2, "the news of the focus went round");
    await eventually(() => client.isFetching() === 0, "all was read");
    for (const stop of stops) stop();
    expect(reads("/default")).toBe(1);
  });

  test("is not polled", () => {
    expect(client.getDefaultOptions().queries?.refetchInterval).toBe(false);
  });
});
