import { memberBenefits } from "#shared/messages/accounts.ts";

export function MemberBenefits() {
  return (
    <section aria-label="What members get">
      <h2 className="mb-5 text-xl">What members get</h2>
      <dl className="auth-benefits">
        {memberBenefits.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
