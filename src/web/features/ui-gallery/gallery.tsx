import type { ComponentType, ReactNode } from "react";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { ButtonSpecimens } from "./button-specimens.tsx";
import { ChoiceSpecimens } from "./choice-specimens.tsx";
import { ColourSpecimens } from "./colour-specimens.tsx";
import { DialogSpecimens } from "./dialog-specimens.tsx";
import { EvidenceSpecimens } from "./evidence-specimens.tsx";
import { FieldSpecimens } from "./field-specimens.tsx";
import { FileSpecimens } from "./file-specimens.tsx";
import "./gallery.css";
import { Brand } from "#web/ui/brand.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { OrderSpecimens } from "./order-specimens.tsx";
import { Specimen } from "./specimen.tsx";
import { WaitingSpecimens } from "./waiting-specimens.tsx";

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
          What the pages are made of, in each state it can be in. Light and dark follow your system.
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

function TypeSpecimens() {
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
    </>
  );
}

function MessageSpecimens() {
  return (
    <>
      <Specimen name="Toast">
        <Button onClick={() => showToast({ title: "Copied!", description: "Description copied to clipboard." })}>
          Show a toast
        </Button>
        <Button
          onClick={() => showToast({ title: "Error", description: "Failed to copy to clipboard.", tone: "problem" })}
        >
          Show a problem
        </Button>
      </Specimen>
      <Specimen name="Notice" isWide>
        <div className="max-w-2xl space-y-4">
          <Notice>Address suggestions are off: please type the full address manually.</Notice>
          <Notice title="Two people are editing">
            Different answers never collide. On the same answer the later one stays.
          </Notice>
          <Notice tone="problem" title="The card was not charged" action={<Button size="small">Try again</Button>}>
            Your bank declined it. The order and everything you typed are still here.
          </Notice>
        </div>
      </Specimen>
      <Specimen name="A whole view" isWide>
        <StateMessage title="The drafts could not be read" isProblem action={<Button tone="primary">Retry</Button>}>
          <p>Nothing is lost: they are still on the server.</p>
        </StateMessage>
      </Specimen>
    </>
  );
}
