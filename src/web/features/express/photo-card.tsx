import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Star from "lucide-react/icons/star";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { thumbnailOf } from "#web/lib/thumbnail-of.ts";

export type PhotoMove = "earlier" | "later" | "cover" | "remove";

type PhotoCardProps = {
  url: string;
  // Counted from 1.
  number: number;
  isLast: boolean;
  room: string | null;
  isLocked: boolean;
  onMove: (move: PhotoMove) => void;
  children: ReactNode;
};

export function PhotoCard({ url, number, isLast, room, isLocked, onMove, children }: PhotoCardProps) {
  const name = `photo ${number}`;
  const isCover = number === 1;
  return (
    <li className="photo-card">
      <div className="photo-frame">
        <img
          src={thumbnailOf(url)}
          alt={room ? `Photo ${number}: ${room}` : `Photo ${number}`}
          width={400}
          height={300}
        />
        {isCover && <span className="photo-cover">Cover</span>}
      </div>
      <div className="photo-line">
        <p className="note">
          {number}
          {room && ` · ${room}`}
        </p>
        {!isLocked && (
          <div className="photo-tools">
            <Tool name={`Make ${name} the cover`} isOff={isCover} onPress={() => onMove("cover")} icon={Star} />
            <Tool name={`Move ${name} earlier`} isOff={isCover} onPress={() => onMove("earlier")} icon={ArrowLeft} />
            <Tool name={`Move ${name} later`} isOff={isLast} onPress={() => onMove("later")} icon={ArrowRight} />
            <Tool name={`Remove ${name}`} onPress={() => onMove("remove")} icon={Trash2} />
          </div>
        )}
      </div>
      {children}
    </li>
  );
}

type ToolProps = { name: string; isOff?: boolean; onPress: () => void; icon: typeof Star };

// Turned off it keeps the keyboard's place: the next press may follow at once.
function Tool({ name, isOff = false, onPress, icon: Icon }: ToolProps) {
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
