import "#web/lib/zod-without-eval.ts";
import { queryOptions } from "@tanstack/react-query";
import * as contract from "#shared/contract/account-care.ts";
import type { SentTo } from "#shared/contract/endpoint.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

type Body<E extends { body: unknown }> = E["body"];

export const accountQuery = queryOptions({
  queryKey: [contract.getAccount.path],
  queryFn: () => callEndpoint(contract.getAccount),
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: [contract.listSessions.path],
  queryFn: () => callEndpoint(contract.listSessions),
  staleTime: 0,
});

export const changeName = (body: Body<SentTo<typeof contract.changeName>>) =>
  callEndpoint(contract.changeName, { body });

export const changeEmail = (body: Body<SentTo<typeof contract.changeEmail>>) =>
  callEndpoint(contract.changeEmail, { body });

export const changePassword = (body: Body<SentTo<typeof contract.changePassword>>) =>
  callEndpoint(contract.changePassword, { body });

export const sendVerification = () => callEndpoint(contract.sendVerification);

export const endSession = (id: string) => callEndpoint(contract.endSession, { params: { id } });

export const endOtherSessions = () => callEndpoint(contract.endOtherSessions);

export const deleteAccount = (body: Body<SentTo<typeof contract.deleteAccount>>) =>
  callEndpoint(contract.deleteAccount, { body });

export const ACCOUNT_DATA_URL = contract.downloadAccountData.path;

export function isLoggedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
