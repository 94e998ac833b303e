import { StateMessage } from "#web/ui/state-message.tsx";

export function NothingOpen() {
  return (
    <StateMessage title="No section is open to you right now">
      <p>The manager chooses which sections an owner fills in. This page shows them as soon as one is opened.</p>
    </StateMessage>
  );
}
