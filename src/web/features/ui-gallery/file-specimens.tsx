import { useState } from "react";
import { readTextFile, TEXT_FILES } from "#web/lib/files/read-text-file.ts";
import { FilePicker } from "#web/ui/files/file-picker.tsx";
import { TextOrFile } from "#web/ui/files/text-or-file.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { KeptImages } from "#web/ui/pictures/kept-images.tsx";
import { Specimen } from "./specimen.tsx";

export function FileSpecimens() {
  const [names, setNames] = useState<string[]>([]);
  const [text, setText] = useState("");
  const [kept, setKept] = useState(["/og.png", "/apple-touch-icon.png"]);
  return (
    <>
      <Specimen name="Several" isWide>
        <Field label="Photos" help={names.length > 0 ? `Chosen: ${names.join(", ")}` : "Nothing chosen yet"}>
          <FilePicker
            label="Choose photos"
            hint="JPEG, PNG or WebP, up to 10MB recommended, 50MB maximum"
            accept="image/jpeg,image/png,image/webp"
            multiple
            onFiles={(files) => setNames(files.map((file) => file.name))}
          />
        </Field>
      </Specimen>
      <Specimen name="Disabled" isWide>
        <FilePicker label="Choose a floor plan" hint="One plan is already there" disabled onFiles={() => {}} />
      </Specimen>
      <Specimen name="Already uploaded" isWide>
        <KeptImages urls={kept} onRemove={(removed) => setKept(kept.filter((url) => url !== removed))} />
      </Specimen>
      <Specimen name="A text, typed or out of a file" isWide>
        <TextOrFile
          label="Your text"
          value={text}
          onChange={setText}
          longest={200}
          rows={4}
          accept={TEXT_FILES}
          readFile={readTextFile}
        />
      </Specimen>
    </>
  );
}
