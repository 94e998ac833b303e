import { namedStatement } from "#server/db/named-statement.ts";
import type { LOGIN_METHODS } from "#shared/contract/accounts.ts";

export type SessionRow = {
  sessionId: string;
  expiresAt: Date;
  updatedAt: Date;
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isMember: boolean;
  emailVerified: boolean;
  loginMethod: (typeof LOGIN_METHODS)[number];
  createdAt: Date;
};

// A session that has not ended, with its user and all that rights follow from.
export const findSession = namedStatement<SessionRow>(
  "find-session",
  `select s.id as "sessionId", s.expires_at as "expiresAt", s.updated_at as "updatedAt", u.id, u.email,
     u.first_name as "firstName", u.last_name as "lastName", u.is_member as "isMember",
     u.email_verified as "emailVerified", u.login_method as "loginMethod", u.created_at as "createdAt"
   from sessions s join users u on u.id = s.user_id
   where s.token = $1 and s.expires_at > now()`,
);
