import { type KeyboardEvent, useId } from "react";

type TilesProps = {
  label: string;
  isLabelHidden?: boolean;
  options: readonly string[];
  chosen: readonly string[];
  // One of them, or any number.
  isSingle?: boolean;
  onChange: (chosen: string[]) => void;
  // Which photo shows it, counted from 1.
  photoOf?: (option: string) => number | undefined;
};

// Big enough for a thumb; arrows and Tab move between them, Space ticks, Enter goes on to the next question.
export function Tiles({ label, isLabelHidden = false, options, chosen, isSingle = false, ...props }: TilesProps) {
  const name = useId();

  function toggle(option: string) {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    // In the order of the list, so that the same choice is always the same value.
    props.onChange(options.filter((known) => next.includes(known)));
  }

  return (
    <fieldset className="tiles">
      <legend className={isLabelHidden ? "sr-only" : "field-label"}>{label}</legend>
      <div className="tile-list">
        {options.map((option) => (
          <label key={option} className="tile">
            {isSingle ? (
              <input
                type="radio"
                onKeyDown={moveByArrows}
                name={name}
                checked={chosen.includes(option)}
                onChange={() => props.onChange([option])}
                // Chosen once more, it is taken back.
                onClick={() => chosen.includes(option) && props.onChange([])}
              />
            ) : (
              <input
                type="checkbox"
                onKeyDown={moveByArrows}
                checked={chosen.includes(option)}
                onChange={() => toggle(option)}
              />
            )}
            <span>{option}</span>
            <SeenIn photo={props.photoOf?.(option)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SeenIn({ photo }: { photo: number | undefined }) {
  return photo !== undefined && <span className="tag bg-photo-wash text-photo-ink">Photo {photo}</span>;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const tiles = [...(event.currentTarget.closest("fieldset")?.querySelectorAll("input") ?? [])];
  const at = tiles.indexOf(event.currentTarget);
  event.preventDefault();
  tiles.at((at + step) % tiles.length)?.focus();
}
