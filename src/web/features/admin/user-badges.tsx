import type { AdminUser } from "#shared/contract/account/admin.ts";
import { Badge } from "#web/ui/badge.tsx";

const LOGIN_WORDS: Record<AdminUser["loginMethod"], string> = { password: "Password", oidc: "OpenID" };

export function MemberBadge({ user }: { user: Pick<AdminUser, "isMember"> }) {
  return user.isMember && <Badge tone="good">Member</Badge>;
}

export function LoginBadge({ user }: { user: Pick<AdminUser, "loginMethod"> }) {
  return <Badge>{LOGIN_WORDS[user.loginMethod]}</Badge>;
}
