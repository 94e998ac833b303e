import { AsyncLocalStorage } from "node:async_hooks";
import { storageTroubleOf } from "#server/db/storage-trouble.ts";
import type { Log } from "#server/log.ts";

export type TroubleTeller = ReturnType<typeof createTroubleTeller>;

type Call = { trouble?: unknown };
type Level = "debug" | "info" | "warn" | "error";

// The library logs an error of the database and then throws one of its own in its place, as if the caller were to
// blame. What it logged during a call is thrown instead.
export function createTroubleTeller(log: Log) {
  const calls = new AsyncLocalStorage<Call>();
  return {
    hear: (level: Level, message: string, ...details: unknown[]): void => {
      log[level]({ err: details.find((detail) => detail instanceof Error) }, message);
      const call = calls.getStore();
      if (call) call.trouble ??= details.find((detail) => storageTroubleOf(detail) !== null);
    },
    tell: <Api extends object>(api: Api): Api =>
      new Proxy(api, {
        get: (target, name) => {
          const method: unknown = Reflect.get(target, name);
          if (typeof method !== "function") return method;
          return (...args: unknown[]) => calls.run({}, () => callAndTell(method as Method, args, calls));
        },
      }),
  };
}

type Method = (...args: unknown[]) => Promise<unknown>;

async function callAndTell(method: Method, args: unknown[], calls: AsyncLocalStorage<Call>): Promise<unknown> {
  const troubleOr = (otherwise: unknown) => calls.getStore()?.trouble ?? otherwise;
  let answer: unknown;
  try {
    answer = await method(...args);
  } catch (error) {
    throw troubleOr(error);
  }
  const hasFailed = answer instanceof Response && answer.status >= 500;
  if (hasFailed && troubleOr(null)) throw troubleOr(null);
  return answer;
}
