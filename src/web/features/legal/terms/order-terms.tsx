import { paths } from "#shared/page-paths.ts";
import { PRICE } from "#shared/payment/pricing.ts";
import type { LegalSection } from "../legal-document.tsx";

const prices: LegalSection = {
  id: "prices",
  title: "Prices",
  content: (
    <>
      <p>
        A property description costs a flat {PRICE}, paid once. There is no subscription and there are no hidden fees.
        Members pay 10 percent less. The total you see before you pay is the total you pay; your bank may add charges of
        its own if it converts currencies.
      </p>
      <p>Prices may change with 30 days notice. A change never touches an order that is already placed.</p>
    </>
  ),
};

const promoCodes: LegalSection = {
  id: "promo-codes",
  title: "Promo codes",
  content: (
    <p>
      A promo code lowers the total, down to nothing if it says so. One code can be used per order, before paying; it
      applies to what remains after a member’s discount. Codes can expire or be limited in number and are not paid out
      in cash. While you are at the checkout, a valid code is reserved for you for 15 minutes at a time. A total below
      $0.50 is not charged: the order is then free.
    </p>
  ),
};

const delivery: LegalSection = {
  id: "payment-and-delivery",
  title: "Payment and delivery",
  content: (
    <>
      <p>
        Payments are handled by our card provider. An order counts as paid once the provider confirms the full amount.
        Writing starts at once, and the description appears on the page, normally within moments.
      </p>
      <p>
        If writing fails after you have paid, your order stays paid and we try again by ourselves; you are not charged a
        second time. One payment yields one description.
      </p>
    </>
  ),
};

const refunds: LegalSection = {
  id: "refunds",
  title: "Refunds",
  content: (
    <>
      <p>
        All sales are final, because a description is made for you and delivered at once. We make exceptions case by
        case for technical failure: when a fault on our side kept you from receiving or using what you paid for.
      </p>
      <p>
        Our 30-Day Guarantee stands beside this rule. If a description is not right, tell us within 30 days of your
        order through the <a href={paths.contact}>contact page</a>, with the order’s id, and we will look at your case.
      </p>
      <p>Rights that the law gives you as a consumer, and that no contract can take away, remain yours.</p>
    </>
  ),
};

const revisions: LegalSection = {
  id: "revisions",
  title: "Revisions",
  content: (
    <p>
      Unlimited revisions of a description are part of its price. They concern the same home: a different home needs an
      order of its own. Only a description that can still be opened can be revised, so save yours to an account if you
      want to come back to it.
    </p>
  ),
};

const guestView: LegalSection = {
  id: "guest-view",
  title: "Guests: one-time view",
  content: (
    <>
      <p>
        Without an account you can read and copy your description once. The view lasts 30 minutes. It starts when you
        choose Continue as Guest or first open the text, and at the latest 24 hours after delivery. Within the 30
        minutes you may reload the page as often as you like, in the same browser.
      </p>
      <p>
        After that the description can no longer be opened. If you create an account or log in within 24 hours of
        delivery, in the same browser, it is saved there all the same. Later it is deleted and cannot be recovered.
      </p>
    </>
  ),
};

export const orderTerms = [prices, promoCodes, delivery, refunds, revisions, guestView];
