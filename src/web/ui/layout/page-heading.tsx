import { type ReactNode, useLayoutEffect } from "react";

type PageHeadingProps = { title: string; className?: string; children?: ReactNode };

// The h1 of a page and the title of its tab; it takes focus when the page is entered by a link.
export function PageHeading({ title, className, children }: PageHeadingProps) {
  // Before paint, so that the announcement of the new page already reads the new title.
  useLayoutEffect(() => {
    document.title = `${title} · Stayscribe`;
  }, [title]);

  return (
    <h1 tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
