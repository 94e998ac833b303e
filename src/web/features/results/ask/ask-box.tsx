import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { LONGEST_REQUEST } from "#shared/contract-values.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { TextArea } from "#web/ui/inputs/text-input.tsx";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import "./ask.css";
import type { ProposalState } from "./use-proposal.ts";

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const MOST_RECENT = 3;

const nameOf = (listingId: string) => `ask_${listingId}`;

const NOTHING: Omit<Memory, "keptAt"> = { typed: "", recent: [] };

const ProposalPanel = lazyContent(async () => (await import("./proposal-panel.tsx")).ProposalPanel, null);

const EXAMPLES = ["Shorter", "Warmer", "Start with the view", "Less about the kitchen"];

type AskBoxProps = { listingId: string; propertyData: PropertyData; proposal: ProposalState };

// What is typed stays in the browser until it is kept.
function useRequest(listingId: string, proposal: ProposalState) {
  const [typed, setTyped] = useState(() => recallAsking(listingId).typed);
  const [recent, setRecent] = useState(() => recallAsking(listingId).recent);
  const edit = (text: string) => {
    setTyped(text);
    rememberTyped(listingId, text);
  };
  const send = async (request: string) => {
    const words = request.trim();
    if (words === "" || proposal.isAsking) return;
    setRecent(rememberAsked(listingId, words));
    await proposal.ask({ request: words });
  };
  return { typed, recent, edit, send };
}

// A request in the host's own words; what it would change is shown below, to be kept or discarded.
export function AskBox({ listingId, propertyData, proposal }: AskBoxProps) {
  const id = useId();
  const { typed, recent, edit, send } = useRequest(listingId, proposal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(typed);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send(typed);
  };
  const chips = [...recent, ...EXAMPLES.filter((example) => !recent.includes(example))];
  return (
    <section className="sheet ask" aria-label="Ask for a change">
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>What should be different?</label>
        <div className="ask-row">
          <TextArea
            id={id}
            rows={2}
            maxLength={LONGEST_REQUEST}
            placeholder="Say it in your own words, such as: mention the dock first"
            value={typed}
            onChange={(event) => edit(event.target.value)}
            onKeyDown={sendOnEnter}
          />
          <Button type="submit" tone="primary" isBusy={proposal.isAsking} busyLabel="Asking…">
            Ask
          </Button>
        </div>
      </form>
      {proposal.isAsking ? <Progress onCancel={proposal.cancel} /> : <Chips chips={chips} onChoose={edit} />}
      {proposal.problem && <Notice tone="problem">{proposal.problem}</Notice>}
      {proposal.answer && (
        <ProposalPanel
          {...{ listingId, propertyData, proposal }}
          key={proposal.answer.proposal}
          answer={proposal.answer}
          onDone={() => edit("")}
        />
      )}
    </section>
  );
}

function Progress({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="ask-progress">
      <Spinner />
      <output>Trying it on your text…</output>
      <Button tone="link" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function Chips({ chips, onChoose }: { chips: string[]; onChoose: (request: string) => void }) {
  return (
    <ul className="ask-chips" aria-label="Requests to start from">
      {chips.map((chip) => (
        <li key={chip}>
          <button type="button" className="ask-chip" onClick={() => onChoose(chip)}>
            {chip}
          </button>
        </li>
      ))}
    </ul>
  );
}

type Memory = { typed: string; recent: string[]; keptAt: number };

// What is typed into the box, and the last requests, in this browser.
function recallAsking(listingId: string): Omit<Memory, "keptAt"> {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(listingId)) ?? "null") as Memory | null;
    const isFresh = kept !== null && Date.now() - kept.keptAt < KEPT_MS;
    return isFresh && typeof kept.typed === "string" && Array.isArray(kept.recent) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

function rememberTyped(listingId: string, typed: string): void {
  keep(listingId, { ...recallAsking(listingId), typed });
}

function rememberAsked(listingId: string, request: string): string[] {
  const memory = recallAsking(listingId);
  const recent = [request, ...memory.recent.filter((one) => one !== request)].slice(0, MOST_RECENT);
  keep(listingId, { ...memory, recent });
  return recent;
}

function keep(listingId: string, { typed, recent }: Omit<Memory, "keptAt">): void {
  try {
    localStorage.setItem(nameOf(listingId), JSON.stringify({ typed, recent, keptAt: Date.now() }));
  } catch {
    // A browser that keeps nothing works all the same.
  }
}
