import { useState } from "react";
import { adminMessages } from "#shared/messages/admin.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { endSessions, setMembership } from "./api.ts";
import type { Profile } from "./profile.ts";
import { useChange } from "./use-change.ts";
import { nameOf } from "./user-words.ts";

export function ProfileTools({ user }: { user: Profile }) {
  const name = nameOf(user);
  const membership = useChange({
    act: (isMember: boolean) => setMembership(user.id, isMember),
    done: (isMember) => adminMessages.membershipChanged(name, isMember),
  });
  return (
    <div className="admin-tools">
      <Checkbox
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
        role="switch"
        label="Member"
        help="Members get the member discount and keep their listings."
        // What was asked for shows at once; what the server says replaces it.
        checked={membership.isPending ? membership.variables : user.isMember}
        onChange={(event) => !membership.isPending && membership.mutate(event.target.checked)}
      />
      <EndSessions user={user} name={name} />
    </div>
  );
}

function EndSessions({ user, name }: { user: Profile; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const ending = useChange({
    act: () => endSessions(user.id),
    done: (_wish: void, { ended }) => adminMessages.sessionsEnded(name, ended),
    onDone: () => setIsAsking(false),
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>End all sessions</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Sign ${name} out everywhere?`}
        description="Every browser that is signed in to this account has to sign in again. Nothing else is lost."
        confirmLabel="End all sessions"
        busyLabel="Ending…"
        isBusy={ending.isPending}
        onConfirm={() => ending.mutate()}
      />
    </>
  );
}
