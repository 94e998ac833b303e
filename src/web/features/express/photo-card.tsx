import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Star from "lucide-react/icons/star";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { thumbnailOf } from "#web/lib/photos/thumbnail-of.ts";
import { PhotoTool } from "#web/ui/pictures/photo-tool.tsx";
import type { DragOrder, PhotoMove } from "#web/ui/pictures/use-drag-order.ts";

type PhotoCardProps = {
  url: string;
  // Counted from 1.
  number: number;
  isLast: boolean;
  room: string | null;
  // The room again, as a control where it can be corrected.
  caption: ReactNode;
  isLocked: boolean;
  dragging: DragOrder;
  onMove: (move: PhotoMove) => void;
  children: ReactNode;
};

export function PhotoCard({ url, number, room, caption, isLocked, dragging, children, ...tools }: PhotoCardProps) {
  return (
    <li className="photo-card" {...dragging.place(url)}>
      <div className="photo-frame" {...dragging.handle(url)}>
        <img
          src={thumbnailOf(url)}
          alt={room ? `Photo ${number}: ${room}` : `Photo ${number}`}
          width={400}
          height={300}
          draggable={false}
        />
        {number === 1 && <span className="photo-cover">Cover</span>}
      </div>
      <div className="photo-line">
        <p className="note photo-caption">
          <span>{number}</span>
          {caption}
        </p>
        {!isLocked && <PhotoTools number={number} {...tools} />}
      </div>
      {children}
    </li>
  );
}

type PhotoToolsProps = Pick<PhotoCardProps, "number" | "isLast" | "onMove">;

function PhotoTools({ number, isLast, onMove }: PhotoToolsProps) {
  const name = `photo ${number}`;
  const isCover = number === 1;
  return (
    <div className="photo-tools">
      <PhotoTool name={`Make ${name} the cover`} isOff={isCover} onPress={() => onMove("cover")} icon={Star} />
      <PhotoTool name={`Move ${name} earlier`} isOff={isCover} onPress={() => onMove("earlier")} icon={ArrowLeft} />
      <PhotoTool name={`Move ${name} later`} isOff={isLast} onPress={() => onMove("later")} icon={ArrowRight} />
      <PhotoTool name={`Remove ${name}`} onPress={() => onMove("remove")} icon={Trash2} />
    </div>
  );
}
