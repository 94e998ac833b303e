export const paths = {
  home: "/",
  outbox: "/dev/outbox",
} as const;
