// What fits on one line of the smallest phone.
const LONGEST_UNBROKEN = 26;

// Too long for its line, it breaks before the @, and inside a half only where that is longer than a line may be.
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  return (
    <span className="wrap-break-word">
      <Half text={address.slice(0, at)} />
      <wbr />
      <Half text={address.slice(at)} />
    </span>
  );
}

function Half({ text }: { text: string }) {
  return <span className={text.length <= LONGEST_UNBROKEN ? "whitespace-nowrap" : undefined}>{text}</span>;
}
