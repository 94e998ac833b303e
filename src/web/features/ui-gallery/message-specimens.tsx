import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { Specimen } from "./specimen.tsx";

export function MessageSpecimens() {
  return (
    <>
      <Specimen name="Toast">
        <Button onClick={() => showToast({ title: "Copied!", description: "Description copied to clipboard." })}>
          Show a toast
        </Button>
        <Button
          onClick={() => showToast({ title: "Error", description: "Failed to copy to clipboard.", tone: "problem" })}
        >
          Show a problem
        </Button>
      </Specimen>
      <Specimen name="Notice" isWide>
        <div className="max-w-2xl space-y-4">
          <Notice>Address suggestions are off: please type the full address manually.</Notice>
          <Notice title="Two people are editing">
            Different answers never collide. On the same answer the later one stays.
          </Notice>
          <Notice tone="problem" title="The card was not charged" action={<Button size="small">Try again</Button>}>
            Your bank declined it. The order and everything you typed are still here.
          </Notice>
        </div>
      </Specimen>
      <Specimen name="A whole view" isWide>
        <StateMessage title="The drafts could not be read" isProblem action={<Button tone="primary">Retry</Button>}>
          <p>Nothing is lost: they are still on the server.</p>
        </StateMessage>
      </Specimen>
    </>
  );
}
