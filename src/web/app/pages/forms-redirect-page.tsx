import { Navigate } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";

export function FormsRedirectPage() {
  return <Navigate to={paths.drafts} replace />;
}
