import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";

type ManagerStartProps = { renderDialog: (onClose: () => void) => ReactNode };

// A manager adds the pictures first and pays after.
export function ManagerStart({ renderDialog }: ManagerStartProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="manager-heading" className="sheet px-5 py-6 shadow-lift sm:px-7 sm:py-7">
      <h2 id="manager-heading" className="checkout-heading">
        Photos and floor plans
      </h2>
      <p className="mb-5 text-ink-2">Add what the owner could not: the pictures of the home. Then you pay.</p>
      <div className="wide-button">
        <Button tone="primary" onClick={() => setIsOpen(true)}>
          Upload Photos & Purchase
        </Button>
      </div>
      {isOpen && renderDialog(() => setIsOpen(false))}
    </section>
  );
}
