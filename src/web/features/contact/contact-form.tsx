import { zodResolver } from "@hookform/resolvers/zod";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { request, serverMessageIn } from "#web/lib/http/request.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextArea, TextInput } from "#web/ui/inputs/text-input.tsx";
import { ContactMessage } from "./contact-message.ts";

const UNREACHABLE = "Please check your connection and try again. What you wrote is still here.";

function useContactForm() {
  const [thankedName, setThankedName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Without default values it takes over what was typed before the page came to life.
  const { register, handleSubmit, reset, formState } = useForm({ resolver: zodResolver(ContactMessage) });

  const submit = handleSubmit(
    async (message) => {
      setThankedName(null);
      setProblem(null);
      try {
        await request("POST", "/api/contact", message);
        reset();
        setThankedName(message.name);
      } catch (error) {
        setProblem(serverMessageIn(error) ?? UNREACHABLE);
      }
    },
    () => setThankedName(null),
  );

  return { register, submit, formState, thankedName, problem };
}

export function ContactForm() {
  const { register, submit, formState, thankedName, problem } = useContactForm();
  const { errors } = formState;
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
      {problem && (
        <Notice tone="problem" title="Your message was not sent">
          {problem}
        </Notice>
      )}
      <div className="mt-2">
        <Button type="submit" tone="primary" isBusy={formState.isSubmitting} busyLabel="Sending…">
          Send Message
        </Button>
      </div>
    </form>
  );
}

function ContactThanks({ name }: { name: string }) {
  return (
    <div role="alert" className="contact-thanks">
      <CircleCheck size={20} strokeWidth={1.75} />
      <p>
        <strong className="font-semibold">Thank you for your message, {name}.</strong> We'll get back to you soon.
      </p>
    </div>
  );
}
