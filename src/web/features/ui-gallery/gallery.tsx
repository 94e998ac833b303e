import type { ComponentType, ReactNode } from "react";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { ButtonSpecimens } from "./button-specimens.tsx";
import { ChoiceSpecimens } from "./choice-specimens.tsx";
import { DialogSpecimens } from "./dialog-specimens.tsx";
import { EvidenceSpecimens } from "./evidence-specimens.tsx";
import { FieldSpecimens } from "./field-specimens.tsx";
import { FileSpecimens } from "./file-specimens.tsx";
import { ColourSpecimens, TypeSpecimens } from "./style-specimens.tsx";
import "./gallery.css";
import { MessageSpecimens, WaitingSpecimens } from "./feedback-specimens.tsx";
import { OrderSpecimens } from "./order-specimens.tsx";

type Chapter = Omit<PlateInfo, "number"> & { Specimens: ComponentType };

const CHAPTERS: Chapter[] = [
  {
    id: "colours",
    title: "Paper, ink, pine",
    rule: "Cool paper, near-black ink and one green for what can be done. Coral says that something is wrong. The marker's yellow belongs to evidence, and to nothing else.",
    Specimens: ColourSpecimens,
  },
  {
    id: "type",
    title: "Three voices",
    rule: "Headings are set tight, reading text has room, and what the machine counts or cites stands in mono.",
    Specimens: TypeSpecimens,
  },
  {
    id: "evidence",
    title: "Evidence",
    rule: "A highlighter stroke says that a fact stands behind these words. The source has a quiet colour of its own and always its name.",
    Specimens: EvidenceSpecimens,
  },
  {
    id: "buttons",
    title: "Buttons",
    rule: "One primary button to a view. A busy button keeps its width, its focus and its place.",
    Specimens: ButtonSpecimens,
  },
  {
    id: "fields",
    title: "Fields",
    rule: "The label stands above, help below. An error takes the place of the help, so that nothing moves when it appears.",
    Specimens: FieldSpecimens,
  },
  {
    id: "choices",
    title: "Choices",
    rule: "What cannot be chosen yet stays in the list and says why.",
    Specimens: ChoiceSpecimens,
  },
  {
    id: "files",
    title: "Files",
    rule: "A button for the keyboard and the thumb, and an area around it to drop files on.",
    Specimens: FileSpecimens,
  },
  {
    id: "dialogs",
    title: "Dialogs and tooltips",
    rule: "A dialog rises from the bottom edge of a phone and stands in the middle of a desk. Focus stays inside, and returns to where it came from.",
    Specimens: DialogSpecimens,
  },
  {
    id: "messages",
    title: "Messages",
    rule: "A toast tells what has just happened. A notice stays as long as it is true. Both say what is safe and what to do next.",
    Specimens: MessageSpecimens,
  },
  {
    id: "order",
    title: "Order on the page",
    rule: "Borders before shadows, and at most one lifted sheet to a view.",
    Specimens: OrderSpecimens,
  },
  {
    id: "waiting",
    title: "Waiting and empty",
    rule: "A wait takes the shape of what is coming. An empty place names the next step.",
    Specimens: WaitingSpecimens,
  },
];

export function Gallery() {
  return (
    <div className="gallery">
      <div>
        <PageHeading title="The guide to every part" className="text-[clamp(2.5rem,6vw,4rem)]" />
        <p className="mt-5 max-w-[46ch] text-lg text-ink-2 sm:text-xl">
          What the pages are made of, in the states it can be in. Light and dark follow your system.
        </p>
      </div>
      <GalleryContents chapters={CHAPTERS} />
      <div className="min-w-0">
        {CHAPTERS.map(({ Specimens, ...info }, index) => (
          <Plate key={info.id} {...info} number={index + 1}>
            <Specimens />
          </Plate>
        ))}
      </div>
    </div>
  );
}

type GalleryContentsProps = { chapters: readonly { id: string; title: string }[] };

function GalleryContents({ chapters }: GalleryContentsProps) {
  return (
    <nav aria-label="Contents" className="gallery-contents">
      <p className="note pb-3">Contents</p>
      <ol>
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="gallery-number">{String(index + 1).padStart(2, "0")}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type PlateInfo = { id: string; number: number; title: string; rule: string };

// One chapter of the guide: its number, its name and the rule it follows.
function Plate({ id, number, title, rule, children }: PlateInfo & { children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="plate">
      <p className="gallery-number">{String(number).padStart(2, "0")}</p>
      <h2 id={`${id}-title`} className="mt-1">
        {title}
      </h2>
      <p className="mt-2.5 mb-8 max-w-[60ch] text-ink-2">{rule}</p>
      {children}
    </section>
  );
}
