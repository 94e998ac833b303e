export const adminRoutes = [] as const;
