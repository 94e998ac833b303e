import { useInfiniteQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import type { AdminListing, getAdminUser } from "#shared/contract/account/admin.ts";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { MailAddress } from "#web/ui/layout/mail-address.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { endSessions, profileQuery, setMembership } from "../api.ts";
import { AmountWithCode, Facts, LoginBadge, MemberBadge } from "../badges.tsx";
import { addressOf, formatCount, formatDate, formatMoment, nameOf } from "../display-text.ts";
import { MoreButton, QueryState, useChange } from "../query-state.tsx";

type ProfileDialogProps = { userId: string; onClose: () => void; onViewOrder: (id: string) => void };

export function ProfileDialog({ userId, onClose, onViewOrder }: ProfileDialogProps) {
  const profile = useInfiniteQuery(profileQuery(userId));
  const user = profile.data?.pages[0];
  return (
    <Dialog isOpen onOpenChange={onClose} title={user ? nameOf(user) : "Profile"}>
      <QueryState what="The profile" query={profile}>
        {({ pages: [first, ...more] }) =>
          first && (
            <>
              <Facts facts={factsOf(first)} />
              <ProfileTools user={first} />
              <ProfileListings
                total={first.totalListings}
                listings={[first, ...more].flatMap(({ listings }) => listings)}
                query={profile}
                onViewOrder={onViewOrder}
              />
            </>
          )
        }
      </QueryState>
    </Dialog>
  );
}

function factsOf(user: Profile) {
  return [
    [
      "Email",
      <span key="email" className="admin-badges">
        <a href={`mailto:${user.email}`} className="admin-mail">
          <MailAddress address={user.email} />
        </a>
        <span className="note">{user.emailVerified ? "confirmed" : "not confirmed"}</span>
      </span>,
    ],
    [
      "Status",
      <span key="status" className="admin-badges">
        <MemberBadge user={user} />
        <LoginBadge user={user} />
      </span>,
    ],
    ["Listings", `${user.totalListings} (${user.totalPaidListings} paid)`],
    ["Joined", formatDate(user.createdAt)],
    ["Last login", user.lastLoginAt ? formatMoment(user.lastLoginAt) : "Never"],
    ["Signed in at", user.sessions === 1 ? "1 place" : `${user.sessions} places`],
    [
      "Id",
      <span key="id" className="note">
        {user.id}
      </span>,
    ],
  ] as const;
}

type ProfileListingsProps = {
  total: number;
  listings: AdminListing[];
  query: ComponentProps<typeof MoreButton>["query"];
  onViewOrder: (id: string) => void;
};

function ProfileListings({ total, listings, query, onViewOrder }: ProfileListingsProps) {
  return (
    <section aria-labelledby="profile-listings">
      <h3 id="profile-listings" className="mb-3">
        Listings <span className="note">{formatCount(total)}</span>
      </h3>
      {listings.length === 0 ? (
        <p className="text-ink-2">This account has no listing yet.</p>
      ) : (
        <ul className="admin-rows">
          {listings.map((listing) => (
            <li key={listing.id}>
              <button type="button" className="text-link text-left" onClick={() => onViewOrder(listing.orderId)}>
                {addressOf(listing)}
              </button>
              <span className="admin-badges text-ink-2">
                <AmountWithCode amount={listing.finalAmount} {...listing} />
                {formatDate(listing.createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query}>Show more listings</MoreButton>
    </section>
  );
}

function ProfileTools({ user }: { user: Profile }) {
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

type Profile = AnswerOf<typeof getAdminUser>;
