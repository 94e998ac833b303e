import { Brand } from "#web/ui/layout/brand.tsx";
import { MailAddress } from "#web/ui/layout/mail-address.tsx";
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

export function TypeSpecimens() {
  return (
    <>
      <Specimen name="Display" isWide>
        <p className="font-display text-5xl leading-none font-[650] tracking-[-0.025em]">18 Mile Bay, French River</p>
        <p className="note mt-3">Bricolage Grotesque, 650, tight</p>
      </Specimen>
      <Specimen name="Reading" isWide>
        <p className="prose-sample">
          Four bedrooms hold six beds; one of them is pine-walled, with a single bed and a desk. Evenings gather around
          the stone fireplace and the bar.
        </p>
        <p className="note mt-3">Instrument Sans, 18 px on 1.65, at most 65 characters a line</p>
      </Specimen>
      <Specimen name="Counting" isWide>
        <p className="font-mono text-xl font-medium tracking-[-0.01em]">268 / 500 · Photo 7 · $19.99</p>
        <p className="note mt-3">Spline Sans Mono</p>
      </Specimen>
      <Specimen name="Links and name">
        <Brand />
        <a href="#type" className="text-link ml-4">
          A link inside the text
        </a>
      </Specimen>
      <Specimen name="A mail address">
        <p className="w-60">
          <MailAddress address="bookings.and.questions@lakemere-lodge.example" />
        </p>
      </Specimen>
    </>
  );
}
