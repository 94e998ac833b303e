import { useState } from "react";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { Select } from "#web/ui/select.tsx";
import { PhotoSpecimens } from "./photo-specimens.tsx";
import { platforms } from "./platforms.ts";
import { Specimen } from "./specimen.tsx";

const longOptions = Array.from({ length: 24 }, (_, index) => {
  const hour = `${String(index).padStart(2, "0")}:00`;
  return { value: hour, label: hour };
});

const verboseOption = {
  value: "suite",
  label: "A bedroom with a bathroom of its own, a small kitchen and a door to the garden",
};

export function ChoiceSpecimens() {
  const [platform, setPlatform] = useState<string>();
  const [hour, setHour] = useState("16:00");
  return (
    <>
      <Specimen name="One of several" isWide>
        <div className="specimen-grid">
          <Field label="Platform" help="Airbnb only during early access">
            <Select options={platforms} value={platform} onChange={setPlatform} placeholder="Choose a platform" />
          </Field>
          <Field label="Check-in from">
            <Select options={longOptions} value={hour} onChange={setHour} />
          </Field>
          <Field label="Kind of place" isRequired error="Please choose one.">
            <Select options={platforms} value={undefined} onChange={setPlatform} />
          </Field>
          <Field label="Writer">
            <Select options={platforms} value="airbnb" onChange={setPlatform} disabled />
          </Field>
          <Field label="A long answer">
            <Select options={[verboseOption]} value="suite" onChange={setPlatform} />
          </Field>
        </div>
      </Specimen>
      <PhotoSpecimens />
      <Specimen name="Any of several" isWide>
        <FieldGroup label="What may guests use?" help="Leave open what you are not sure of">
          <div className="specimen-grid">
            <Checkbox label="Private dock" defaultChecked />
            <Checkbox label="Kayaks" />
            <Checkbox label="Wood-fired sauna" help="The owner stacks the wood" />
            <Checkbox label="Boat" disabled />
            <Checkbox label="Hot tub" disabled defaultChecked />
          </div>
        </FieldGroup>
      </Specimen>
      <Specimen name="Error" isWide>
        <Checkbox
          label="I have read the terms and may publish these photos, which I took myself or bought the rights to"
          error="Please confirm before you pay."
        />
      </Specimen>
    </>
  );
}
