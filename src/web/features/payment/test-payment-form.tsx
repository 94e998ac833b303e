import ChevronDown from "lucide-react/icons/chevron-down";
import FlaskConical from "lucide-react/icons/flask-conical";
import { type FormEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { messages } from "#shared/messages/toasts.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { CopyButton } from "#web/ui/inputs/copy-button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { type PaymentProps, payWithTestCard } from "./api.ts";
import { brandOf, fieldOfRefusal } from "./card-text.ts";
import { PayButton } from "./pay-button.tsx";
import { useCardForm } from "./use-card-form.ts";
import { usePaymentAttempt } from "./use-payment-attempt.ts";

const TEST_CARDS = [
  { number: "4242 4242 4242 4242", outcome: "Success" },
  { number: "4000 0025 0000 3155", outcome: "Authentication" },
  { number: "4000 0000 0000 0002", outcome: "Declined" },
  { number: "4000 0000 0000 9995", outcome: "Insufficient funds" },
  { number: "4000 0000 0000 0069", outcome: "Expired" },
  { number: "4000 0000 0000 0127", outcome: "Wrong CVC" },
] as const;

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

type Question = { answer: (approve: boolean) => void };

// The bank's question as something that can be waited for.
function useChallenge() {
  const [question, setQuestion] = useState<Question | null>(null);

  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      setQuestion({
        answer: (approve) => {
          setQuestion(null);
          resolve(approve);
        },
      });
    });
  }

  return { ask, isAsking: question !== null, answer: (approve: boolean) => question?.answer(approve) };
}

type ChallengeDialogProps = { isOpen: boolean; amountText: string; onAnswer: (approve: boolean) => void };

// Stands in for the bank that wants to know whether it is really its customer who pays.
function ChallengeDialog({ isOpen, amountText, onAnswer }: ChallengeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      // Closing the bank's window counts as a refusal.
      onOpenChange={(willOpen) => !willOpen && onAnswer(false)}
      title="Authentication required"
      description={`Your bank asks whether you approve the payment of ${amountText} to Stayscribe.`}
      ignoresPressOutside
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>Fail</Button>
          <Button tone="primary" onClick={() => onAnswer(true)}>
            Complete
          </Button>
        </>
      }
    >
      <p className="note">Test mode: the bank is made up, and both answers are yours to try.</p>
    </Dialog>
  );
}

type CardFieldsProps = { card: ReturnType<typeof useCardForm>; isBusy: boolean };

function CardFields({ card, isBusy }: CardFieldsProps) {
  const { errors } = card;
  // Spelling services and the like must not see a card.
  const kept = { readOnly: isBusy, required: true, inputMode: "numeric", spellCheck: false } as const;
  return (
    <div className="field-rows">
      <div className="card-number">
        <Field label="Card number" error={errors.number?.message}>
          <TextInput autoComplete="cc-number" placeholder="1234 1234 1234 1234" {...kept} {...card.field("number")} />
        </Field>
        <CardBrand control={card.control} />
      </div>
      <div className="grid grid-cols-2 gap-x-4">
        <Field label="Expiry date" error={errors.expiry?.message}>
          <TextInput autoComplete="cc-exp" placeholder="MM / YY" {...kept} {...card.field("expiry")} />
        </Field>
        <Field label="Security code" error={errors.cvc?.message}>
          <TextInput autoComplete="cc-csc" placeholder="CVC" {...kept} {...card.field("cvc")} />
        </Field>
      </div>
    </div>
  );
}

function CardBrand({ control }: Pick<ReturnType<typeof useCardForm>, "control">) {
  const brand = brandOf(useWatch({ control, name: "number" }));
  return brand && <span className="note card-brand">{brand}</span>;
}

function TestCardList() {
  return (
    <details className="test-cards">
      <summary>
        <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
        Test card numbers
      </summary>
      <p className="mb-3 text-[0.9375rem] text-ink-2">
        Press a number to copy it. Any future date and any security code go with it.
      </p>
      <ul>
        {TEST_CARDS.map(({ number, outcome }) => (
          <li key={number}>
            <CopyButton
              text={number}
              label={number}
              onFailed={() => showToast({ ...messages.descriptionNotCopied, tone: "problem" })}
            />
            <span className="text-[0.9375rem] text-ink-2">{outcome}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
