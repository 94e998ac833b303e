type ChipsProps = { options: readonly string[]; chosen: string[]; onChange: (chosen: string[]) => void };

export function Chips({ options, chosen, onChange }: ChipsProps) {
  return (
    <div className="choice-chips">
      {options.map((option) => (
        <label key={option} className="choice-chip">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
