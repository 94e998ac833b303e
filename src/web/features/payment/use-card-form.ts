import type { ChangeEvent, FocusEvent } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { CARD_FIELDS, type CardField, type TypedCard } from "#shared/payment/test-card.ts";
import { complaintsAbout, formatCvc, formatExpiry, groupCardNumber } from "./card-text.ts";

const NOTHING_TYPED: TypedCard = { number: "", expiry: "", cvc: "" };
const FORMATS = { number: groupCardNumber, expiry: formatExpiry, cvc: formatCvc };

const resolver: Resolver<TypedCard> = (typed) => {
  const errors: FieldErrors<TypedCard> = {};
  for (const [field, message] of Object.entries(complaintsAbout(typed))) {
    errors[field as CardField] = { type: "card", message };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
};

// What was typed stays in the fields alone: it is sent, and neither kept nor logged.
export function useCardForm() {
  const form = useForm<TypedCard>({ defaultValues: NOTHING_TYPED, resolver });

  function field(name: CardField) {
    const { onChange, onBlur, ...rest } = form.register(name);
    return {
      ...rest,
      onChange: async (event: ChangeEvent<HTMLInputElement>) => {
        reformat(event.currentTarget, name, isDeletion(event.nativeEvent));
        await onChange(event);
        // A complaint goes as soon as it is no longer true.
        if (form.getFieldState(name).error) await form.trigger(name);
      },
      onBlur: async (event: FocusEvent<HTMLInputElement>) => {
        await onBlur(event);
        // A field that was only tabbed through is not marked as wrong.
        if (form.getValues(name) !== "") await form.trigger(name);
      },
    };
  }

  return {
    field,
    errors: form.formState.errors,
    control: form.control,
    read: () => form.getValues(),
    check: () => form.trigger([...CARD_FIELDS], { shouldFocus: true }),
    complain: (name: CardField, message: string) => form.setError(name, { message }, { shouldFocus: true }),
    clear: () => form.reset(),
  };
}

function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith("delete");
}

// The caret stays behind the same digit, wherever the separators went.
function reformat(input: HTMLInputElement, name: CardField, isDeleting: boolean): void {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digitsBefore = input.value.slice(0, caret).replaceAll(/\D/g, "").length;
  const text = FORMATS[name](input.value, isDeleting);
  if (text === input.value) return;
  input.value = text;
  const place = isAtEnd ? text.length : placeAfterDigits(text, digitsBefore);
  input.setSelectionRange(place, place);
}

function placeAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (seen === count) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
