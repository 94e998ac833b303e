import "#web/features/legal/legal.css";
import "#web/ui/reading.css";
import { LegalDocument } from "#web/features/legal/legal-document.tsx";
import { privacyPolicy } from "#web/features/legal/privacy-policy.ts";

export function PrivacyPage() {
  return <LegalDocument {...privacyPolicy} />;
}
