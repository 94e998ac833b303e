import { paths } from "#shared/page-paths.ts";

// In the HTML of every start; the server says on the root element whether it applies.
export function TestModeNote() {
  return (
    <aside
      aria-label="Test mode"
      className="in-test-mode mb-10 flex flex-wrap items-center gap-x-5 border-t border-line pt-4 text-ink-2"
    >
      <p>Test mode: no card is charged.</p>
      <a href={paths.outbox} className="with-outbox text-link">
        Open the outbox
      </a>
    </aside>
  );
}
