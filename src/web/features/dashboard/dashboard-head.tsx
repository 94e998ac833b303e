import { type ReactNode, useState } from "react";
import { paths } from "#shared/page-paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { MailAddress } from "#web/ui/mail-address.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

type DashboardHeadProps = {
  user: { firstName: string; email: string; isMember: boolean };
  createListing: ReactNode;
  onSignOut: () => void;
};

export function DashboardHead({ user, createListing, onSignOut }: DashboardHeadProps) {
  const { firstName, email, isMember } = user;
  const [isLeaving, setIsLeaving] = useState(false);

  function leave() {
    setIsLeaving(true);
    onSignOut();
  }

  return (
    <div className="dashboard-head">
      <div className="min-w-0">
        <PageHeading title={`Welcome, ${firstName.trim() || email.split("@")[0]}`} />
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
          <span className="min-w-0">
            <MailAddress address={email} />
          </span>
          {isMember && <Badge tone="good">Member</Badge>}
        </p>
      </div>
      <div className="dashboard-actions">
        {createListing}
        <a href={paths.account} className="button">
          Account
        </a>
        <Button isBusy={isLeaving} onClick={leave}>
          Log Out
        </Button>
      </div>
    </div>
  );
}
