import { Brand } from "#web/ui/brand.tsx";

// For whoever was sent here to do one thing, and has no use for our links.
export function PlainBar() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="bar wrap flex h-17 items-center">
        <Brand />
      </div>
    </header>
  );
}
