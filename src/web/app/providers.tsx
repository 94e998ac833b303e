import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ToastOutlet } from "#web/ui/toast/toast-outlet.tsx";
import { Layout } from "./layout.tsx";

export function Providers({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Layout />
      <ToastOutlet />
    </QueryClientProvider>
  );
}
