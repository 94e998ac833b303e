import type { FormEvent } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { BRAND_TONES } from "#shared/contract-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { ANY_TONE, checkAvoided, checkWords, type TypedVoice } from "./typed-voice.ts";
import { TONE_WORDS } from "./voice-effects.ts";

const TONE_OPTIONS = [
  { value: ANY_TONE, label: "No tone set" },
  ...BRAND_TONES.map((tone) => ({ value: tone, label: TONE_WORDS[tone].label })),
];

type VoiceFormProps = { form: UseFormReturn<TypedVoice>; isBusy: boolean; onSubmit: (event: FormEvent) => void };

export function VoiceForm({ form, isBusy, onSubmit }: VoiceFormProps) {
  const { register, control, formState, getValues } = form;
  const { errors, isDirty } = formState;
  return (
    <form noValidate aria-label="Brand voice" className="field-rows" onSubmit={onSubmit}>
      <Field label="Brand name" help="As your guests know you." error={errors.name?.message}>
        <TextInput maxLength={80} autoComplete="organization" {...register("name")} />
      </Field>
      <Controller
        name="tone"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Field label="Tone" error={errors.tone?.message}>
            <Select ref={ref} options={TONE_OPTIONS} value={value} onChange={onChange} onBlur={onBlur} />
          </Field>
        )}
      />
      <Field label="Words to use" help="Up to 20, with commas between them." error={errors.wordsToUse?.message}>
        <TextInput placeholder="cosy, by the water" {...register("wordsToUse", { validate: checkWords })} />
      </Field>
      <Field label="Words to avoid" help="Up to 20, with commas between them." error={errors.wordsToAvoid?.message}>
        <TextInput
          placeholder="cheap, luxury"
          {...register("wordsToAvoid", { validate: (words) => checkAvoided(words, getValues("wordsToUse")) })}
        />
      </Field>
      <Field label="Sign-off" help="A closing sentence in your own words." error={errors.signOff?.message}>
        <TextArea rows={2} maxLength={200} {...register("signOff")} />
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" tone="primary" isBusy={isBusy} busyLabel="Saving…">
          Save brand voice
        </Button>
        <p className="note">{isDirty ? "Not saved yet" : "All changes saved"}</p>
      </div>
    </form>
  );
}
