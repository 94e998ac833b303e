import { wishesIn } from "#shared/property-facts.ts";
import { useStore } from "#web/lib/use-store.ts";
import { WishesCard } from "#web/ui/wishes-card.tsx";
import { useForm } from "../form/form-context.ts";

// Beside every section, so that the manager need not look for them.
export function Wishes() {
  const { book } = useForm();
  const wishes = useStore(
    (listener) => book.subscribe(listener),
    () => wishesIn(book.shown()),
  );
  return wishes && <WishesCard wishes={wishes}>Revise the text with them when it is written.</WishesCard>;
}
