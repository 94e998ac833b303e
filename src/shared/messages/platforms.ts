// What the pages say of a text for another platform, and of a text as a file.
export const platformMessages = {
  added: (platform: string) => ({
    title: `${platform} is ready`,
    description: "Written from the same facts. It can be revised like the others.",
  }),
  notAdded: "The server did not answer. Nothing was changed; please try again.",
  exported: (fileName: string) => ({ title: "Saved", description: fileName }),
  notExported: (reason: string | null) => ({
    title: "Not exported",
    description: reason ?? "The server did not answer. Please try again.",
  }),
} as const;
