import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { Toaster } from "#web/ui/toast/toaster.tsx";
import type { AppRouter } from "./router.tsx";

type ProvidersProps = { queryClient: QueryClient; router: AppRouter };

export function Providers({ queryClient, router }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  );
}
