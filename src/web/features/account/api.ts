import { queryOptions } from "@tanstack/react-query";
import type * as contract from "#shared/contract/account/account-settings.ts";
import type { SentTo } from "#shared/contract/endpoint.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError } from "#web/lib/http/request.ts";

type Body<E extends { body: unknown }> = E["body"];

export const accountQuery = queryOptions({
  queryKey: ["/api/account"],
  queryFn: () => callEndpoint<typeof contract.getAccount>("GET /api/account"),
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: ["/api/account/sessions"],
  queryFn: () => callEndpoint<typeof contract.listSessions>("GET /api/account/sessions"),
  staleTime: 0,
});

export const changeName = (body: Body<SentTo<typeof contract.changeName>>) =>
  callEndpoint<typeof contract.changeName>("PATCH /api/account", { body });

export const changeEmail = (body: Body<SentTo<typeof contract.changeEmail>>) =>
  callEndpoint<typeof contract.changeEmail>("POST /api/account/email", { body });

export const changePassword = (body: Body<SentTo<typeof contract.changePassword>>) =>
  callEndpoint<typeof contract.changePassword>("POST /api/account/password", { body });

export const sendVerification = () => callEndpoint<typeof contract.sendVerification>("POST /api/account/verify-email");

export const endSession = (id: string) =>
  callEndpoint<typeof contract.endSession>("DELETE /api/account/sessions/{id}", { params: { id } });

export const endOtherSessions = () =>
  callEndpoint<typeof contract.endOtherSessions>("POST /api/account/sessions/end-others");

export const deleteAccount = (body: Body<SentTo<typeof contract.deleteAccount>>) =>
  callEndpoint<typeof contract.deleteAccount>("POST /api/account/delete", { body });

export const ACCOUNT_DATA_URL = "/api/account/data";

export function isLoggedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
