import { paths } from "#shared/page-paths.ts";
import { REAL_ESTATE } from "#web/features/legacy/legacy-kinds.ts";
import { loginPath } from "#web/lib/login-path.ts";
import { LegacyPage } from "./legacy-page.tsx";

export function RealtorPage() {
  return <LegacyPage kind={REAL_ESTATE} headSignInHref={loginPath(paths.realtor)} />;
}
