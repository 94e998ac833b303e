import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminMessages } from "#shared/messages/admin.ts";
import { showToast, type ToastContent } from "#web/ui/toast/toast-store.ts";
import { adminFilter } from "./api.ts";
import { reasonOf } from "./query-state.tsx";

type Change<Wish, Answer> = {
  act: (wish: Wish) => Promise<Answer>;
  done: (wish: Wish, answer: Answer) => ToastContent;
  onDone?: () => void;
};

// A change by the admin: told when it is done and when it is not, and everything on the page is read again.
export function useChange<Wish, Answer>({ act, done, onDone }: Change<Wish, Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer, wish) => {
      showToast(done(wish, answer));
      onDone?.();
    },
    onError: (error) => void showToast({ ...adminMessages.notChanged(reasonOf(error)), tone: "problem" }),
    onSettled: () => queries.invalidateQueries(adminFilter),
  });
}
