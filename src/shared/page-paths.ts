// Every page of the product, once: the browser draws them, the server knows that they exist, links name them.
// A segment that begins with $ stands for any value.
export const paths = {
  home: "/",
  outbox: "/dev/outbox",
} as const;

const patterns = Object.values(paths).map(
  (path) => new RegExp(`^${path.replaceAll(/\$\w+/g, "[^/]+").replace(/\/$/, "")}/?$`),
);

export function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
