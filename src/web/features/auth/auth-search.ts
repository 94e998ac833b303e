import { type AuthProblem, authProblems } from "#shared/messages/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { sameSitePath } from "#shared/same-site-path.ts";

export type AuthMode = "sign-in" | "register" | "forgot";

const AUTH_PAGE = new RegExp(`^${paths.auth}/?($|[?#])`);

export type AuthSearch = { mode?: "register" | "forgot"; next?: string; problem?: AuthProblem };

export function readAuthSearch(search: Record<string, unknown>): AuthSearch {
  const { mode, problem } = search;
  const next = sameSitePath(search["next"]);
  return {
    ...((mode === "register" || mode === "forgot") && { mode }),
    // The page itself is nowhere to go on to.
    ...(next && !isAuthPage(next) && { next }),
    ...(isProblem(problem) && { problem }),
  };
}

function isAuthPage(path: string): boolean {
  return AUTH_PAGE.test(path);
}

function isProblem(problem: unknown): problem is AuthProblem {
  return typeof problem === "string" && Object.hasOwn(authProblems, problem);
}

// To where somebody was heading, to what moved into the account, or to the dashboard.
export function destinationAfter({ next }: AuthSearch, openNext: string | null = null): string {
  return sameSitePath(next) ?? sameSitePath(openNext) ?? paths.dashboard;
}
