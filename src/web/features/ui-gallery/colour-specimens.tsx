import { Specimen } from "./specimen.tsx";

type Swatch = { name: string; use: string; colour: string };

const ground: Swatch[] = [
  { name: "Paper", use: "the page", colour: "bg-paper" },
  { name: "Card", use: "what lies on it", colour: "bg-card" },
  { name: "Line", use: "edges, rules", colour: "bg-line" },
  { name: "Ink", use: "text", colour: "bg-ink" },
  { name: "Ink 2", use: "second voice", colour: "bg-ink-2" },
  { name: "Ink 3", use: "notes", colour: "bg-ink-3" },
];

const meaning: Swatch[] = [
  { name: "Pine", use: "action, focus", colour: "bg-pine" },
  { name: "Pine wash", use: "under the pointer", colour: "bg-pine-wash" },
  { name: "Coral", use: "what is wrong", colour: "bg-coral" },
  { name: "Coral wash", use: "its ground", colour: "bg-coral-wash" },
  { name: "Edge", use: "around controls", colour: "bg-line-control" },
  { name: "Marker", use: "evidence only", colour: "bg-marker" },
];

export function ColourSpecimens() {
  return (
    <>
      <Specimen name="Ground" isWide>
        <Swatches swatches={ground} />
      </Specimen>
      <Specimen name="Meaning" isWide>
        <Swatches swatches={meaning} />
      </Specimen>
    </>
  );
}

function Swatches({ swatches }: { swatches: Swatch[] }) {
  return (
    <ul className="swatches">
      {swatches.map(({ name, use, colour }) => (
        <li key={name}>
          <div className={`swatch ${colour}`} />
          <p className="mt-2 leading-tight font-semibold">{name}</p>
          <p className="note">{use}</p>
        </li>
      ))}
    </ul>
  );
}
