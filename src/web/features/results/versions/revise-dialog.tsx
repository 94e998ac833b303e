import { type FormEvent, useId, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Evidence, RevisionWish, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field, FieldGroup } from "#web/ui/inputs/field.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { ProposalState } from "../ask/use-proposal.ts";
import { ANY, LENGTH_OPTIONS, TONE_OPTIONS } from "./revision-options.ts";
import "../choice-chips.css";

type ReviseDialogProps = {
  description: WrittenDescription;
  proposal: ProposalState;
  onClose: () => void;
};

export function ReviseDialog({ description, proposal, onClose }: ReviseDialogProps) {
  const formId = useId();
  const form = useReviseForm({ description, proposal, onClose });
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={form.isWriting} busyLabel="Writing…">
        Revise
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Revise this description"
      description="Written again from the same facts, through the same checks. You see what would change first, and locked sentences stay."
      actions={actions}
    >
      <form id={formId} noValidate className="field-rows" onSubmit={form.submit}>
        {form.problem && <Notice tone="problem">{form.problem}</Notice>}
        <Field label="Tone">
          <Select options={TONE_OPTIONS} value={form.tone} onChange={form.setTone} />
        </Field>
        <Field label="Length">
          <Select options={LENGTH_OPTIONS} value={form.length} onChange={form.setLength} />
        </Field>
        <Choices form={form} description={description} />
      </form>
    </Dialog>
  );
}

function Choices({ form, description }: { form: ReviseForm; description: WrittenDescription }) {
  const { choices, optionalSections } = description;
  return (
    <>
      {choices.length > 0 && (
        <>
          <FieldGroup label="Put forward" help="Told early, where the facts allow it.">
            <FactChips name="stress" choices={choices} form={form} unavailable={form.leaveOut} />
          </FieldGroup>
          <FieldGroup label="Leave out" help="Not told at all. It can be told again in a later version.">
            <FactChips name="leaveOut" choices={choices} form={form} unavailable={form.stress} />
          </FieldGroup>
        </>
      )}
      {optionalSections.length > 0 && (
        <FieldGroup label="Sections to leave out">
          <div className="choice-chips">
            {optionalSections.map((heading) => (
              <label key={heading} className="choice-chip">
                <input type="checkbox" value={heading} {...form.register("leaveOutSections")} />
                <span>{heading}</span>
              </label>
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  );
}

// More than a person takes in at a glance.
const MANY = 15;

type FactChipsProps = {
  name: "stress" | "leaveOut";
  choices: Evidence[];
  form: ReviseForm;
  // Chosen in the other question: a fact cannot be both stressed and left out.
  unavailable: string[];
};

function FactChips({ name, choices, form, unavailable }: FactChipsProps) {
  const [search, setSearch] = useState("");
  const sought = search.trim().toLowerCase();
  const groups = Map.groupBy(choices, ({ group }) => group);
  return (
    <div className="grid gap-4">
      {choices.length > MANY && (
        <TextInput
          type="search"
          aria-label={name === "stress" ? "Find a fact to put forward" : "Find a fact to leave out"}
          placeholder="Find a fact"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {[...groups].map(([group, facts]) => (
        <ChipGroup
          key={group}
          {...{ name, group, form, unavailable }}
          // Hidden, not taken away: what is ticked stays ticked.
          isShown={({ label }) => label.toLowerCase().includes(sought)}
          choices={facts}
        />
      ))}
    </div>
  );
}

type ChipGroupProps = FactChipsProps & { group: string; isShown: (choice: Evidence) => boolean };

function ChipGroup({ name, group, choices, form, unavailable, isShown }: ChipGroupProps) {
  return (
    <div hidden={!choices.some(isShown)}>
      <p className="note mb-2">{group}</p>
      <div className="choice-chips">
        {choices.map(({ id, label, ...choice }) => (
          <label
            key={id}
            className="choice-chip"
            hidden={!isShown({ id, label, ...choice })}
            data-taken={unavailable.includes(id) || undefined}
          >
            <input
              type="checkbox"
              value={id}
              aria-disabled={unavailable.includes(id) || undefined}
              {...form.register(name)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

type Wishes = { tone: string; length: string; stress: string[]; leaveOut: string[]; leaveOutSections: string[] };

type Options = {
  description: WrittenDescription;
  proposal: ProposalState;
  onClose: () => void;
};

type ReviseForm = ReturnType<typeof useReviseForm>;

// Begins with what the present version was asked to be, so that the next wish adds to it.
function useReviseForm({ description, proposal, onClose }: Options) {
  const { register, control, setValue, handleSubmit, formState } = useForm<Wishes>({
    defaultValues: wishesOf(description),
  });
  const [tone, length, stress, leaveOut] = useWatch({ control, name: ["tone", "length", "stress", "leaveOut"] });

  const send = handleSubmit(async (wishes) => {
    if (await proposal.ask({ wish: toWish(wishes) })) onClose();
  });

  return {
    register,
    tone,
    length,
    stress,
    leaveOut,
    setTone: (value: string) => setValue("tone", value),
    setLength: (value: string) => setValue("length", value),
    problem: proposal.problem,
    isWriting: formState.isSubmitting,
    submit: (event: FormEvent) => void send(event),
  };
}

function wishesOf({ versions, version }: WrittenDescription): Wishes {
  const wish = versions.find(({ number }) => number === version)?.wish;
  const { stress = [], leaveOut = [], leaveOutSections = [] } = wish ?? {};
  return { tone: wish?.tone ?? ANY, length: wish?.length ?? ANY, stress, leaveOut, leaveOutSections };
}

// What is both put forward and left out is left out.
function toWish({ tone, length, stress, leaveOut, leaveOutSections }: Wishes): RevisionWish {
  return {
    // The fields offer nothing else.
    tone: tone === ANY ? null : (tone as RevisionWish["tone"]),
    length: length === ANY ? null : (length as RevisionWish["length"]),
    stress: stress.filter((id) => !leaveOut.includes(id)),
    leaveOut,
    leaveOutSections,
  };
}
