import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { ContactMessage } from "./contact-message.ts";
import { ContactThanks } from "./contact-thanks.tsx";

export function ContactForm() {
  const [thankedName, setThankedName] = useState<string | null>(null);
  // Without default values it takes over what was typed before the page came to life.
  const { register, handleSubmit, reset, formState } = useForm({ resolver: zodResolver(ContactMessage) });
  const { errors } = formState;

  const submit = handleSubmit(
    ({ name }) => {
      reset();
      setThankedName(name);
    },
    () => setThankedName(null),
  );

  return (
    // Until the page has come to life, this method keeps a submit from putting the message into the address.
    <form
      method="dialog"
      noValidate
      aria-label="Contact"
      className="field-rows"
      onSubmit={(event) => void submit(event)}
    >
      <div className="field-rows sm:grid-cols-2 sm:gap-x-5">
        <Field label="Name" isRequired error={errors.name?.message}>
          <TextInput required autoComplete="name" {...register("name")} />
        </Field>
        <Field label="Email" isRequired error={errors.email?.message}>
          <TextInput required type="email" autoComplete="email" {...register("email")} />
        </Field>
      </div>
      <Field label="Subject" isRequired error={errors.subject?.message}>
        <TextInput required {...register("subject")} />
      </Field>
      <Field label="Message" isRequired error={errors.message?.message}>
        <TextArea required rows={6} {...register("message")} />
      </Field>
      {thankedName !== null && <ContactThanks name={thankedName} />}
      <div className="mt-2">
        <Button type="submit" tone="primary">
          Send Message
        </Button>
      </div>
    </form>
  );
}
