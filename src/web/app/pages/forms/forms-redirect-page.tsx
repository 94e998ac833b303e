import { paths } from "#shared/page-paths.ts";
import { Navigate } from "#web/lib/router/link.tsx";

export function FormsRedirectPage() {
  return <Navigate to={paths.drafts} replace />;
}
