import Check from "lucide-react/icons/check";
import { type ReactNode, useState } from "react";
import { memberBenefits } from "#shared/messages/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { MailAddress } from "#web/ui/layout/mail-address.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

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

export function MemberBenefits() {
  return (
    <section aria-labelledby="benefits-heading" className="sheet dashboard-benefits">
      <h2 id="benefits-heading" className="note">
        Member benefits
      </h2>
      <ul>
        {memberBenefits.map(([title]) => (
          <li key={title}>
            <Check aria-hidden="true" size={18} strokeWidth={2.25} className="flex-none text-pine" />
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
