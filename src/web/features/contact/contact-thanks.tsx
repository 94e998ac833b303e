import CircleCheck from "lucide-react/icons/circle-check";

export function ContactThanks({ name }: { name: string }) {
  return (
    <div role="alert" className="contact-thanks">
      <CircleCheck size={20} strokeWidth={1.75} />
      <p>
        <strong className="font-semibold">Thank you for your message, {name}.</strong> We'll get back to you soon.
      </p>
    </div>
  );
}
