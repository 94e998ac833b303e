import type { ReactNode } from "react";

type WishesCardProps = { wishes: string; children: ReactNode };

// What the owner and the managers want of the wording, for the person who can act on it.
export function WishesCard({ wishes, children }: WishesCardProps) {
  return (
    <section aria-labelledby="wishes-heading" className="sheet p-5">
      <h2 id="wishes-heading" className="note">
        Wishes for the text
      </h2>
      <p className="mt-2 text-[0.9375rem] whitespace-pre-line wrap-anywhere">{wishes}</p>
      <p className="mt-2 text-[0.9375rem] text-ink-2">{children}</p>
    </section>
  );
}
