import { paths } from "#shared/page-paths.ts";

export type FirstCalls = (address: URL) => string[];

// What a page asks the server for first, as it will ask itself. Its HTML does so before any script is there, so that the
// answers are not waited for one after the other. The HTML carries each function as text, so it can use nothing that stands
// outside of it.
const FOR_ALL: Record<string, FirstCalls> = {
  [paths.auth]: () => ["/api/config"],
  [paths.checkout]: () => ["/api/config"],
  [paths.intakeForm]: ({ pathname, searchParams }) => {
    // A link's token has to be taken by one call before others can follow.
    if (searchParams.has("token")) return ["/api/config"];
    const draft = `/api/intake/${pathname.split("/")[2]}`;
    const role = searchParams.get("role") === "manager" ? "manager" : "owner";
    return ["/api/config", `${draft}?role=${role}`, `${draft}/schema?role=${role}`];
  },
  [paths.expressPreview]: ({ searchParams }) => {
    const job = searchParams.get("job");
    return ["/api/config", ...(job ? [`/api/intake/express/${encodeURIComponent(job)}`] : [])];
  },
};

const FOR_MEMBERS: Record<string, FirstCalls> = {
  [paths.dashboard]: ({ searchParams }) =>
    searchParams.size === 0 ? ["/api/user/listings?search=&sort=newest&limit=24"] : [],
  [paths.results]: ({ searchParams }) => {
    const listing = searchParams.get("listing");
    const path = `/api/listing/${encodeURIComponent(listing ?? "")}`;
    return listing ? [`${path}/view`, path] : [];
  },
};

export function firstCallsOf(path: string, visitor: "signed-out" | "unknown"): FirstCalls | null {
  return FOR_ALL[path] ?? (visitor === "unknown" ? FOR_MEMBERS[path] : undefined) ?? null;
}
