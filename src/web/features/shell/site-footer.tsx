import { paths } from "#shared/page-paths.ts";

const forEveryone = [
  ["Help", paths.help],
  ["Privacy", paths.privacy],
  ["Terms", paths.terms],
  ["Contact", paths.contact],
] as const;

const forSignedIn = [
  ["Branding", paths.branding],
  ["Admin", paths.admin],
] as const;

export function SiteFooter({ isSignedIn }: { isSignedIn: boolean }) {
  const links = isSignedIn ? [...forEveryone, ...forSignedIn] : forEveryone;
  return (
    <footer className="border-t border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5">
        <p className="note">Stayscribe. Listing descriptions for rental hosts.</p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5">
          {links.map(([label, href]) => (
            <a key={href} href={href} className="bar-link">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
