import { useInfiniteQuery } from "@tanstack/react-query";
import { Dialog } from "#web/ui/dialog.tsx";
import { MailAddress } from "#web/ui/mail-address.tsx";
import { profileQuery } from "./api.ts";
import { Facts } from "./facts.tsx";
import { formatDate, formatMoment } from "./figures.ts";
import type { Profile } from "./profile.ts";
import { ProfileListings } from "./profile-listings.tsx";
import { ProfileTools } from "./profile-tools.tsx";
import { QueryState } from "./query-state.tsx";
import { LoginBadge, MemberBadge } from "./user-badges.tsx";
import { nameOf } from "./user-words.ts";

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
