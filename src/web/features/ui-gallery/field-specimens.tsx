import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { FormExample } from "./form-example.tsx";
import { Specimen } from "./specimen.tsx";

const LONG_TEXT =
  "The dock is private, and the kayaks are yours to use. The sauna is wood-fired; the wood is stacked beside it, and it takes about an hour to get warm.";

export function FieldSpecimens() {
  return (
    <>
      <Specimen name="One line" isWide>
        <div className="specimen-grid">
          <Field label="Room" help="As guests will read it">
            <TextInput placeholder="Main bedroom" />
          </Field>
          <Field label="Name of the wifi" isRequired>
            <TextInput defaultValue="Lakemere Lodge" />
          </Field>
          <Field label="E-mail" error="This address has no @.">
            <TextInput type="email" defaultValue="ana.example.com" />
          </Field>
          <Field label="Order" help="Set when the order was placed">
            <TextInput disabled defaultValue="7c41f02e" />
          </Field>
        </div>
      </Specimen>
      <Specimen name="Focus" isWide showsFocus>
        <div className="specimen-grid">
          <Field label="Beds">
            <TextInput defaultValue="Bunk, Bunk" />
          </Field>
        </div>
      </Specimen>
      <NumberSpecimen />
      <Specimen name="Several lines" isWide>
        <div className="specimen-grid">
          <Field label="Guest access" help="What may guests use?">
            <TextArea defaultValue={LONG_TEXT} />
          </Field>
          <Field label="House rules" error="Please write one rule a line." isRequired>
            <TextArea />
          </Field>
        </div>
      </Specimen>
      <PasswordSpecimen />
      <Specimen name="In a form" isWide>
        <FormExample />
      </Specimen>
    </>
  );
}

function NumberSpecimen() {
  return (
    <Specimen name="Numbers" isWide>
      <div className="specimen-grid">
        <Field label="Bedrooms" isRequired>
          <NumberInput min={0} max={50} defaultValue={4} />
        </Field>
        <Field label="Bathrooms" help="Half baths count 0.5">
          <NumberInput min={0} step={0.5} defaultValue={2.5} />
        </Field>
        <Field label="Guests" error="At least one guest.">
          <NumberInput min={1} defaultValue={0} />
        </Field>
        <Field label="Floor">
          <NumberInput disabled defaultValue={3} />
        </Field>
      </div>
    </Specimen>
  );
}

function PasswordSpecimen() {
  return (
    <Specimen name="Password" isWide>
      <div className="specimen-grid">
        <Field label="Password" help="At least 6 characters; 12 or more are safer.">
          <PasswordInput autoComplete="off" defaultValue="wood-fired sauna" />
        </Field>
        <Field label="New password" error="Please enter your password." isRequired>
          <PasswordInput autoComplete="off" noun="new password" />
        </Field>
      </div>
    </Specimen>
  );
}
