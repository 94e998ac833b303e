import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearch } from "#web/lib/router/use-place.ts";
import "#web/features/auth/auth.css";
import { memberBenefits } from "#shared/messages/accounts.ts";
import type { FirstData } from "#web/app/lazy-page.tsx";
import type { SignedIn } from "#web/features/auth/api.ts";
import { AuthPanel } from "#web/features/auth/auth-panel.tsx";
import { type AuthSearch, destinationAfter, readAuthSearch } from "#web/features/auth/auth-values.ts";
import { publicConfigQuery } from "#web/lib/public-config.ts";
import { useSession } from "#web/lib/session-store.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { PendingPage } from "../../pending-page.tsx";

const REDIRECT_AFTER_MS = 1500;

const WORDS = {
  "sign-in": ["Sign in", "Your listings, forms and invoices are where you left them."],
  register: ["Create your account", "It is free. What you bought in this browser comes along."],
  forgot: ["Forgot your password?", "We mail you a link to set a new one."],
} as const;

export const firstData: FirstData = (queryClient) => queryClient.fetchQuery(publicConfigQuery);

export function AuthPage() {
  // Read again: the router hands on whatever the reader of the address left out, such as a foreign way on.
  const search = readAuthSearch(useSearch());
  const { status } = useSession();
  if (status === "unknown") return <PendingPage />;
  return status === "signed-in" ? <GoingOn search={search} /> : <AuthContent search={search} />;
}

function AuthContent({ search }: { search: AuthSearch }) {
  const { data: config } = useQuery(publicConfigQuery);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [title, lead] = WORDS[search.mode ?? "sign-in"];

  function goOn({ openNext }: SignedIn) {
    // A new page, so that nothing which was read as a guest is left over.
    timer.current = setTimeout(() => window.location.replace(destinationAfter(search, openNext)), REDIRECT_AFTER_MS);
  }

  return (
    <div className="auth-columns">
      <div>
        <PageHeading title={title} />
        <p className="mt-4 max-w-[44ch] text-lg text-ink-2">{lead}</p>
      </div>
      <div className="auth-form-place">
        <div className="sheet auth-sheet shadow-lift">
          <AuthPanel search={search} hasOpenId={config?.oidc ?? false} onSignedIn={goOn} />
        </div>
      </div>
      <MemberBenefits />
    </div>
  );
}

// A visitor who is already signed in is sent on.
function GoingOn({ search }: { search: AuthSearch }) {
  const destination = destinationAfter(search);
  useEffect(() => window.location.replace(destination), [destination]);
  return <PendingPage />;
}

function MemberBenefits() {
  return (
    <section aria-label="What members get">
      <h2 className="mb-5 text-xl">What members get</h2>
      <dl className="auth-benefits">
        {memberBenefits.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
