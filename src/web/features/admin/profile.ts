import type { getAdminUser } from "#shared/contract/admin.ts";
import type { AnswerOf } from "#shared/contract/endpoint.ts";

export type Profile = AnswerOf<typeof getAdminUser>;
