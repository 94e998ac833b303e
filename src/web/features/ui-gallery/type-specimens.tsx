import { Brand } from "#web/ui/brand.tsx";
import { MailAddress } from "#web/ui/mail-address.tsx";
import { Specimen } from "./specimen.tsx";

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
