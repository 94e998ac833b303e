// What the page says of a text in another language.
export const languageMessages = {
  ready: (language: string) => ({
    title: `${language} is ready`,
    description: "Every sentence was checked against its English one.",
  }),
  notReached: "The server did not answer. What you had is still there; please try again.",
} as const;
