import { softContent } from "#web/ui/soft-content.tsx";
import type { FormParts } from "../form/form-parts.ts";
import { CheckboxList, Dropdown } from "./choice-control.tsx";
import { type ControlProps, textOf } from "./control-props.ts";
import { NumberControl } from "./number-control.tsx";
import { DateOrTime, Paragraph, ShortText } from "./text-control.tsx";

const meanwhile = <div className="skeleton h-24" />;
// They stand far down the form.
const BedroomsControl = softContent(async () => (await import("./bedrooms-control.tsx")).BedroomsControl, meanwhile);
const BathroomsControl = softContent(async () => (await import("./bathrooms-control.tsx")).BathroomsControl, meanwhile);

export function FieldControl({ parts, ...props }: ControlProps & { parts: FormParts }) {
  const { AddressField } = parts;
  const { field } = props;
  switch (field.component) {
    case "address_autocomplete":
      return (
        <AddressField label={field.label} value={textOf(props.value)} onChange={props.onChange} error={props.error} />
      );
    case "bedrooms_repeater":
      return <BedroomsControl {...props} />;
    case "bathrooms_repeater":
      return <BathroomsControl {...props} />;
    case undefined:
      return <PlainControl {...props} />;
  }
}

function PlainControl(props: ControlProps) {
  switch (props.field.type) {
    case "short":
      return <ShortText {...props} />;
    case "paragraph":
      return <Paragraph {...props} />;
    case "number":
      return <NumberControl {...props} />;
    case "dropdown":
      return <Dropdown {...props} />;
    case "checkbox":
      return <CheckboxList {...props} />;
    case "date":
    case "time":
      return <DateOrTime {...props} />;
  }
}
