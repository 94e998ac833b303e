export const intakeRoutes = [] as const;
