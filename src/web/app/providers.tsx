import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { ToastOutlet } from "#web/ui/toast/toast-outlet.tsx";
import { TooltipArea } from "#web/ui/tooltip.tsx";
import type { AppRouter } from "./router.tsx";

type ProvidersProps = { queryClient: QueryClient; router: AppRouter };

export function Providers({ queryClient, router }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipArea>
        <RouterProvider router={router} />
      </TooltipArea>
      <ToastOutlet />
    </QueryClientProvider>
  );
}
