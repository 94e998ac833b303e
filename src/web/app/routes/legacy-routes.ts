export const legacyRoutes = [] as const;
