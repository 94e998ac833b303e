import type { ReactNode } from "react";
import { paths } from "#shared/page-paths.ts";
import { Brand } from "#web/ui/brand.tsx";
import { PhoneMenu } from "#web/ui/phone-menu.tsx";
import { greetingFor, type ShellUser } from "./greeting.ts";
import { signOut } from "./sign-out.ts";

type SiteHeaderProps = { user: ShellUser | null; createListing?: ReactNode };

export function SiteHeader({ user, createListing }: SiteHeaderProps) {
  const links = user ? <SignedInLinks user={user} createListing={createListing} /> : <SignedOutLinks />;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="wrap flex h-17 items-center">
        <a href={paths.home} className="mr-auto inline-flex min-h-11 items-center rounded-tag">
          <Brand />
        </a>
        <nav aria-label="Main" className="hidden items-center gap-5 md:flex">
          {links}
        </nav>
        <PhoneMenu>{links}</PhoneMenu>
      </div>
    </header>
  );
}

function SignedOutLinks() {
  return (
    <>
      <a href={paths.home} className="bar-link">
        Home
      </a>
      <a href={paths.privacy} className="bar-link">
        Privacy
      </a>
      <a href={paths.terms} className="bar-link">
        Terms
      </a>
      <a href={paths.contact} className="bar-link">
        Contact
      </a>
      <a href={paths.auth} className="bar-link">
        Sign In
      </a>
      <a href={paths.auth} className="button" data-tone="primary">
        Get Started
      </a>
    </>
  );
}

function SignedInLinks({ user, createListing }: { user: ShellUser; createListing: ReactNode }) {
  return (
    <>
      <a href={paths.dashboard} className="bar-link">
        Dashboard
      </a>
      {createListing}
      <a href={paths.forms} className="bar-link">
        Forms
      </a>
      <span className="text-ink-2">{greetingFor(user)}</span>
      <button type="button" className="bar-link cursor-pointer" onClick={() => void signOut()}>
        Sign Out
      </button>
    </>
  );
}
