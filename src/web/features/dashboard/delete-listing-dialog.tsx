import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserListing } from "#shared/contract/user-listings.ts";
import { dashboardToasts } from "#shared/messages/accounts.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { deleteListing, listingsFilter } from "./api.ts";
import { titleOf } from "./listing-words.ts";

type DeleteListingDialogProps = { listing: UserListing; onDeleted: () => void; onClose: () => void };

export function DeleteListingDialog({ listing, onDeleted, onClose }: DeleteListingDialogProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await deleteListing(listing.id);
      await queryClient.invalidateQueries(listingsFilter);
    },
    onSuccess: () => {
      showToast(dashboardToasts.listingDeleted);
      onDeleted();
    },
    onError: () => void showToast({ ...dashboardToasts.listingNotDeleted, tone: "problem" }),
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this listing?"
      description={
        <>
          <p>
            The texts and photos of <strong className="text-ink">{titleOf(listing)}</strong> are deleted for good.
          </p>
          <p className="mt-3">The order and its invoice stay.</p>
        </>
      }
      confirmLabel="Delete"
      busyLabel="Deleting…"
      cancelLabel="Keep it"
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
