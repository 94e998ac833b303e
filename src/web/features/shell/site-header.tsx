import { type ReactNode, useState } from "react";
import { paths } from "#shared/page-paths.ts";
import { BarFrame } from "./bar-frame.tsx";
import { greetingFor, type ShellUser } from "./greeting.ts";
import { signOut } from "./sign-out.ts";

type SiteHeaderProps = {
  user: ShellUser | null;
  // While the session is loading, the bar keeps its height and shows no account links.
  isUnknown?: boolean;
  createListing?: ReactNode;
};

export function SiteHeader({ user, isUnknown = false, createListing }: SiteHeaderProps) {
  if (isUnknown) return <BarFrame links={null} />;
  const links = user ? <SignedInLinks user={user} createListing={createListing} /> : <SignedOutLinks />;
  return <BarFrame links={links} />;
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
      <a href={paths.account} className="bar-link max-w-48 truncate">
        {greetingFor(user)}
      </a>
      <SignOutButton />
    </>
  );
}

function SignOutButton() {
  const [isLeaving, setIsLeaving] = useState(false);

  function leave() {
    setIsLeaving(true);
    void signOut();
  }

  return (
    <button type="button" className="bar-link cursor-pointer" disabled={isLeaving} onClick={leave}>
      {isLeaving ? "Signing Out…" : "Sign Out"}
    </button>
  );
}
