import { paths } from "#shared/page-paths.ts";

// The landing page's own links, in place of the shell's.
export function LandingLinks({ greeting }: { greeting: string | null }) {
  return (
    <>
      <a href="#how-it-works" className="bar-link">
        How it Works
      </a>
      <a href="#pricing" className="bar-link">
        Pricing
      </a>
      {greeting === null ? (
        <a href={paths.auth} className="bar-link">
          Sign In
        </a>
      ) : (
        <>
          <a href={paths.dashboard} className="bar-link">
            Dashboard
          </a>
          <a href={paths.account} className="bar-link max-w-48 truncate">
            {greeting}
          </a>
        </>
      )}
    </>
  );
}
