import "#web/features/legal/legal.css";
import "#web/ui/reading.css";
import { LegalDocument } from "#web/features/legal/legal-document.tsx";
import { termsOfService } from "#web/features/legal/terms-of-service.ts";

export function TermsPage() {
  return <LegalDocument {...termsOfService} />;
}
