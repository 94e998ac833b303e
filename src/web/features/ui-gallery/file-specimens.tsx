import { useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { FilePicker } from "#web/ui/file-picker.tsx";
import { Specimen } from "./specimen.tsx";

export function FileSpecimens() {
  const [names, setNames] = useState<string[]>([]);
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
    </>
  );
}
