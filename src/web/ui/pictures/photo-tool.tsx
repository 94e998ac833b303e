import type { LucideIcon } from "lucide-react";

type PhotoToolProps = { name: string; isOff?: boolean; onPress: () => void; icon: LucideIcon };

// Turned off it keeps the keyboard's place: the next press may follow at once.
export function PhotoTool({ name, isOff = false, onPress, icon: Icon }: PhotoToolProps) {
  return (
    <button
      type="button"
      className="photo-tool"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <Icon aria-hidden="true" size={17} strokeWidth={1.75} />
    </button>
  );
}
