import Check from "lucide-react/icons/check";
import { memberBenefits } from "#shared/messages/accounts.ts";

export function MemberBenefits() {
  return (
    <section aria-labelledby="benefits-heading" className="sheet dashboard-benefits">
      <h2 id="benefits-heading" className="note">
        Member benefits
      </h2>
      <ul>
        {memberBenefits.map(([title]) => (
          <li key={title}>
            <Check aria-hidden="true" size={18} strokeWidth={2.25} className="flex-none text-pine" />
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
