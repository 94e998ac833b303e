import { paths } from "#shared/page-paths.ts";

// The landing page's own links, in place of the shell's.
export function LandingLinks() {
  return (
    <>
      <a href="#how-it-works" className="bar-link">
        How it Works
      </a>
      <a href="#pricing" className="bar-link">
        Pricing
      </a>
      <a href={paths.auth} className="bar-link">
        Sign In
      </a>
    </>
  );
}
