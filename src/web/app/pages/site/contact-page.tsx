import { paths } from "#shared/page-paths.ts";
import "#web/features/contact/contact.css";
import { ContactForm } from "#web/features/contact/contact-form.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

export function ContactPage() {
  return (
    <div className="grid gap-x-18 gap-y-10 py-10 sm:py-16 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <PageHeading title="Contact" />
        <p className="mt-5 text-lg text-ink-2">A question, a problem or a wish? Write to us.</p>
        <p className="mt-4 text-ink-2">Support responds within 24 hours.</p>
        <p className="mt-4 text-ink-2">If it is about an order, please give its id. Never send a card number.</p>
        <a href={paths.help} className="text-link mt-4">
          Find answers on the help page
        </a>
      </div>
      <section aria-label="Write to us" className="sheet max-w-2xl px-5 py-7 sm:px-9 sm:py-9">
        <ContactForm />
      </section>
    </div>
  );
}
