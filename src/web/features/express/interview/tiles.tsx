import { type KeyboardEvent, type ReactNode, useId } from "react";

type TilesProps = {
  label: string;
  isLabelHidden?: boolean;
  options: readonly string[];
  chosen: readonly string[];
  // One of them, or any number.
  isSingle?: boolean;
  onChange: (chosen: string[]) => void;
  // What else a tile says, such as the photo that shows it.
  noteFor?: (option: string) => ReactNode;
  labelFor?: (option: string) => string;
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
    <fieldset className="tiles" onKeyDown={moveByArrows}>
      <legend className={isLabelHidden ? "sr-only" : "field-label"}>{label}</legend>
      <div className="tile-list">
        {options.map((option) => (
          <label key={option} className="tile">
            {isSingle ? (
              <input
                type="radio"
                name={name}
                checked={chosen.includes(option)}
                onChange={() => props.onChange([option])}
                // Chosen once more, it is taken back.
                onClick={() => chosen.includes(option) && props.onChange([])}
              />
            ) : (
              <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
            )}
            <span>{props.labelFor?.(option) ?? option}</span>
            {props.noteFor?.(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const tiles = [...event.currentTarget.querySelectorAll("input")];
  const at = tiles.findIndex((tile) => tile === document.activeElement);
  if (at === -1) return;
  event.preventDefault();
  tiles.at((at + step) % tiles.length)?.focus();
}
