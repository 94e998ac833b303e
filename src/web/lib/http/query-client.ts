import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { ApiError, readJson, request } from "./request.ts";

type ReadOptions = { on401: "throw" | "returnNull" };

export function readQueryKey({ on401 }: ReadOptions): QueryFunction {
  return async ({ queryKey }) => {
    try {
      return await readJson(await request("GET", String(queryKey[0])));
    } catch (error) {
      if (on401 === "returnNull" && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

// Data that was prefetched for a page is not read again when the page renders.
export const JUST_READ_MS = 2000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQueryKey({ on401: "throw" }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
