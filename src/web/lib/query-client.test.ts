import {
  environmentManager,
  focusManager,
  MutationObserver,
  type QueryClient,
  QueryObserver,
} from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient, readQueryKey } from "./query-client.ts";
import { request } from "./request.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

let server: TestServer;
let client: QueryClient;

beforeEach(async () => {
  server = await startTestServer();
  client = createQueryClient();
  // Only a mounted client hears of focus, as it does under its provider.
  client.mount();
  // Outside a browser the library neither retries nor polls by itself, which would hide a wrong default.
  environmentManager.setIsServer(() => false);
});

afterEach(async () => {
  client.clear();
  client.unmount();
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => true);
  await server.stop();
});

test("a read without its own function gets the first element of its key", async () => {
  server.answer.body = '{"isMember":true}';
  const data = await client.fetchQuery({ queryKey: [`${server.origin}/api/auth/user`, "ignored"] });
  expect(data).toEqual({ isMember: true });
  expect(server.received).toMatchObject([{ method: "GET", url: "/api/auth/user", body: "" }]);
});

describe("a 401", () => {
  beforeEach(() => {
    Object.assign(server.answer, { status: 401, body: "Unauthorized" });
  });

  test("fails by default", async () => {
    await expect(client.fetchQuery({ queryKey: [server.origin] })).rejects.toThrow("401: Unauthorized");
  });

  test("is null for a reader that asks for null", async () => {
    const queryFn = readQueryKey({ on401: "returnNull" });
    expect(await client.fetchQuery({ queryKey: [server.origin], queryFn })).toBeNull();
  });

  test("is the only failure that can become null", async () => {
    server.answer.status = 403;
    const queryFn = readQueryKey({ on401: "returnNull" });
    await expect(client.fetchQuery({ queryKey: [server.origin], queryFn })).rejects.toThrow("403");
  });
});

describe("a failure is not retried", () => {
  beforeEach(() => {
    server.answer.status = 503;
  });

  // Through observers, as components do: fetchQuery never retries, whatever the defaults.
  test("when reading", async () => {
    const observer = new QueryObserver(client, { queryKey: [server.origin], retryDelay: 1 });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    stop();
    expect(server.received).toHaveLength(1);
  });

  test("when writing", async () => {
    const observer = new MutationObserver(client, {
      mutationFn: () => request("POST", server.origin, {}),
      retryDelay: 1,
    });
    await expect(observer.mutate()).rejects.toThrow("503");
    expect(server.received).toHaveLength(1);
  });
});

describe("what was read once", () => {
  beforeEach(() => {
    server.answer.body = "{}";
  });

  test("never grows stale", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await client.fetchQuery({ queryKey: [server.origin] });
    vi.setSystemTime(Date.now() + 365 * 24 * 3_600_000);
    await client.fetchQuery({ queryKey: [server.origin] });
    vi.useRealTimers();
    expect(server.received).toHaveLength(1);
  });

  test("is not read again when the window gets focus, even if stale", async () => {
    const byDefault = new QueryObserver(client, { queryKey: [`${server.origin}/default`], staleTime: 0 });
    // Shows when the news of the focus has gone round.
    const onFocus = new QueryObserver(client, {
      queryKey: [`${server.origin}/on-focus`],
      staleTime: 0,
      refetchOnWindowFocus: true,
    });
    const stops = [byDefault, onFocus].map((observer) => observer.subscribe(() => {}));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));

    focusManager.setFocused(false);
    focusManager.setFocused(true);
    const reads = (url: string) => server.received.filter((received) => received.url === url).length;
    await vi.waitFor(() => expect(reads("/on-focus")).toBe(2));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    for (const stop of stops) stop();
    expect(reads("/default")).toBe(1);
  });

  test("is not polled", () => {
    expect(client.getDefaultOptions().queries?.refetchInterval).toBe(false);
  });
});
