export const expressRoutes = [] as const;
