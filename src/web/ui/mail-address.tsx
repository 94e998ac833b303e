// Too long for its line, it breaks before the @; only a half that is longer than the line breaks inside.
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  return (
    <span>
      <span className="inline-block max-w-full">{address.slice(0, at)}</span>
      <wbr />
      <span className="inline-block max-w-full">{address.slice(at)}</span>
    </span>
  );
}
