import type { ReactNode } from "react";
import { paths } from "#shared/page-paths.ts";
import { Link } from "#web/lib/router/link.tsx";

type FormLinkProps = { draftId: string | null; section: string | null; label: string; children: ReactNode };

// To the part of the form that asks for it; a listing without a form that can be corrected has none.
export function FormLink({ draftId, section, label, children }: FormLinkProps) {
  if (draftId === null) return null;
  const search = { role: "manager", mode: "deep", ...(section && { section }) };
  return (
    <Link to={paths.intakeForm} params={{ id: draftId }} search={search} className="text-link" aria-label={label}>
      {children}
    </Link>
  );
}
