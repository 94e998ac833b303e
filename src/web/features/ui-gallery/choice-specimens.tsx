import ArrowLeft from "lucide-react/icons/arrow-left";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { Finding, FindingState, Saying } from "#shared/contract/intake/pictures.ts";
import { withPendingMarks } from "#web/lib/marks/mark-saver.ts";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { Field, FieldGroup } from "#web/ui/inputs/field.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { FindingChips } from "#web/ui/pictures/finding-chips.tsx";
import { platforms, Specimen } from "./specimen.tsx";
import "#web/ui/pictures/picture-cards.css";
import { SaidRoom, SaidThings } from "#web/ui/pictures/photo-saying.tsx";
import { PhotoTool } from "#web/ui/pictures/photo-tool.tsx";
import { SaveState } from "#web/ui/pictures/save-state.tsx";

const THINGS = ["Pool", "Sea view", "Terrace", "Garden", "Grill", "Outdoor furniture", "Fire pit", "Hammock"];

const SAYING: Saying = {
  things: THINGS.map((label) => ({ key: label, label })),
  rooms: ["Bedroom", "Gym", "Balcony or terrace"].map((label) => ({ key: `room.${label}`, label })),
  photos: [{ picture: "photo", room: null, likely: [] }],
};

const NOTHING: Finding[] = [];

const RECOGNISED: Finding[] = (["seen", "confirmed", "struck"] as const).map((state, at) => ({
  id: state,
  source: "photo",
  photo: 0,
  plan: null,
  label: ["Oven", "Dining table", "Television"][at] ?? "",
  confidence: 0.8,
  state,
  isSaid: false,
}));

const SAID = { label: "Oven", state: "confirmed" } as const;

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

function PhotoSpecimens() {
  const [marks, setMarks] = useState<Record<string, FindingState>>({ "photo/Pool": "confirmed" });
  const { findings, rooms, saying } = withPendingMarks({ findings: NOTHING, rooms: [null], saying: SAYING }, marks);
  const photo = {
    saying,
    photo: 0,
    onMark: (id: string, state: FindingState) => setMarks(({ [id]: _, ...others }) => ({ ...others, [id]: state })),
  };
  return (
    <>
      <Specimen name="What a photo shows">
        <div className="w-60">
          <SaidRoom room={rooms[0] ?? null} isLocked={false} {...photo} />
          <SaidThings findings={findings} isLocked={false} {...photo} />
        </div>
      </Specimen>
      <Specimen name="While somebody pays">
        <div className="w-60">
          <SaidThings findings={findings} isLocked {...photo} />
        </div>
      </Specimen>
      <RecognisedThings />
    </>
  );
}

function RecognisedThings() {
  const [findings, setFindings] = useState(RECOGNISED);
  const mark = (id: string, state: FindingState) =>
    setFindings(findings.map((finding) => (finding.id === id ? { ...finding, state } : finding)));
  return (
    <>
      <Specimen name="What was recognised">
        <FindingChips findings={findings} isLocked={false} onMark={mark} />
        <FindingChips findings={findings} label="Recognised, locked" isLocked onMark={mark} />
      </Specimen>
      <Specimen name="Tools of a photo">
        <PhotoTool name="Move the photo earlier" isOff onPress={() => {}} icon={ArrowLeft} />
        <PhotoTool name="Delete the photo" onPress={() => {}} icon={Trash2} />
      </Specimen>
      <Specimen name="Whether it is saved" isWide>
        {(["saved", "saving", "waiting"] as const).map((phase) => (
          <SaveState key={phase} phase={phase} said={SAID} onRetry={() => {}} />
        ))}
      </Specimen>
    </>
  );
}
