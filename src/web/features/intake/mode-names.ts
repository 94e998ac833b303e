export const MODE_NAMES = { rapid: "Express", deep: "Detailed" } as const;
