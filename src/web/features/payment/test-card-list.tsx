import ChevronDown from "lucide-react/icons/chevron-down";
import { messages } from "#shared/messages.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { TEST_CARDS } from "./test-cards.ts";

export function TestCardList() {
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
