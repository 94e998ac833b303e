import FlaskConical from "lucide-react/icons/flask-conical";
import type { FormEvent } from "react";
import { Notice } from "#web/ui/notice.tsx";
import { payWithTestCard } from "./api.ts";
import { fieldOfRefusal } from "./card-complaints.ts";
import { CardFields } from "./card-fields.tsx";
import { ChallengeDialog } from "./challenge-dialog.tsx";
import { PayButton } from "./pay-button.tsx";
import type { PaymentProps } from "./payment-props.ts";
import { TestCardList } from "./test-card-list.tsx";
import { useCardForm } from "./use-card-form.ts";
import { useChallenge } from "./use-challenge.ts";
import { usePaymentAttempt } from "./use-payment-attempt.ts";

export function TestPaymentForm(props: PaymentProps) {
  const { payable } = props;
  const card = useCardForm();
  const challenge = useChallenge();
  const { isBusy, refusal, attempt } = usePaymentAttempt({
    ...props,
    onPaid: () => {
      card.clear();
      props.onPaid();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void attempt({
      checkFields: card.check,
      pay: () => payWithTestCard({ payable, card: card.read(), askHolder: challenge.ask }),
      complainAtField: ({ code, message }) => {
        const field = fieldOfRefusal(code);
        if (field) card.complain(field, message);
        return field !== null;
      },
    });
  }

  return (
    <>
      {/* The method keeps what was typed out of the address, should the page ever fail to take the submit. */}
      <form method="dialog" noValidate aria-label="Card payment" className="payment" onSubmit={submit}>
        <p className="test-mark">
          <FlaskConical aria-hidden="true" size={18} strokeWidth={1.75} />
          Test mode, no card is charged
        </p>
        <CardFields card={card} isBusy={isBusy} />
        {refusal && (
          <Notice tone="problem" title="Payment Failed">
            {refusal}
          </Notice>
        )}
        <PayButton amountText={payable.amountText} isBusy={isBusy} />
        <TestCardList />
      </form>
      <ChallengeDialog isOpen={challenge.isAsking} amountText={payable.amountText} onAnswer={challenge.answer} />
    </>
  );
}
