import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { Finding, FindingState, Saying } from "#shared/contract/intake/pictures.ts";
import { type OfferedThing, offerAtFirst, offeredThings } from "./offered-things.ts";
import "./photo-saying.css";

type OnMark = (id: string, state: FindingState) => void;
type PhotoProps = {
  saying: Saying;
  // Which photo, counted from 0.
  photo: number;
  isLocked: boolean;
  onMark: OnMark;
};

type SaidRoomProps = PhotoProps & { room: string | null };

// Which room a photo shows, to be corrected in place. The browser's own list is the best one on a phone.
export function SaidRoom({ saying, photo, room, isLocked, onMark }: SaidRoomProps) {
  const { picture = "", room: said = null } = saying.photos[photo] ?? {};
  if (picture === "" || isLocked) return room;
  const current = saying.rooms.find(({ key, label }) => (said ? key === said : label === room))?.key ?? "";
  const say = (key: string) => {
    if (key !== "") onMark(`${picture}/${key}`, "confirmed");
    else if (said) onMark(`${picture}/${said}`, "seen");
  };
  return (
    <span className="say-room">
      <select aria-label={`Room in photo ${photo + 1}`} value={current} onChange={({ target }) => say(target.value)}>
        {(current === "" || said) && <option value="">{said ? "Not said" : "Which room?"}</option>}
        {saying.rooms.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
    </span>
  );
}

type SaidThingsProps = PhotoProps & {
  // What is known of this photo.
  findings: Finding[];
};

// Things in a photo that were not recognised: one tap adds a thing, another removes it.
export function SaidThings({ saying, photo, findings, isLocked, onMark }: SaidThingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [pressed, setPressed] = useState<string[]>([]);
  const [before, setBefore] = useState<string[]>([]);
  const offered = offerAtFirst({ saying, photo, findings }, before);
  if (offered !== before) setBefore(offered);
  const shown = offeredThings({ saying, photo, findings, isLocked, isOpen, pressed, offered });
  if (shown.length === 0) return null;

  function toggle({ id, isSaid }: OfferedThing) {
    setPressed([...pressed, id]);
    onMark(id, isSaid ? "seen" : "confirmed");
  }

  return (
    <fieldset className="say-group" data-open={isOpen || undefined}>
      <legend className="saw-line">
        {/* The same before and after a press: a longer question would push the buttons down. */}
        {findings.some(({ isSaid }) => !isSaid) ? "What else does it show?" : "What does it show?"}
        <span className="sr-only"> Photo {photo + 1}</span>
      </legend>
      <div className="say-list">
        {shown.map((thing) => (
          <SayChip key={thing.id} {...thing} isLocked={isLocked} onPress={() => toggle(thing)} />
        ))}
      </div>
      {!isLocked && (
        <button type="button" className="say-more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Fewer" : "More"}
        </button>
      )}
    </fieldset>
  );
}

type SayChipProps = { label: string; isSaid: boolean; isLocked: boolean; onPress: () => void };

function SayChip({ label, isSaid, isLocked, onPress }: SayChipProps) {
  const Icon = isSaid ? Check : Plus;
  return (
    <button type="button" className="say-chip" aria-pressed={isSaid} disabled={isLocked} onClick={onPress}>
      <Icon aria-hidden="true" size={15} strokeWidth={2.25} />
      {label}
    </button>
  );
}
