import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Controller, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { BrandVoice } from "#shared/contract/account/account-settings.ts";
import { BRAND_TONES } from "#shared/contract-values.ts";
import { accountToasts } from "#shared/messages/accounts.ts";
import { serverMessageIn } from "#web/lib/http/request.ts";
import { useLeaveWarning } from "#web/lib/router/use-leave-guard.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { TextArea, TextInput } from "#web/ui/inputs/text-input.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { brandingQuery, keepBranding } from "./api.ts";
import {
  ANY_TONE,
  checkAvoided,
  checkWords,
  effectsOf,
  TONE_WORDS,
  type TypedVoice,
  typedVoiceOf,
  voiceOf,
} from "./typed-voice.ts";

const TONE_OPTIONS = [
  { value: ANY_TONE, label: "No tone set" },
  ...BRAND_TONES.map((tone) => ({ value: tone, label: TONE_WORDS[tone].label })),
];

export function BrandVoiceEditor({ voice }: { voice: BrandVoice }) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: typedVoiceOf(voice) });
  const { isDirty, isSubmitting } = form.formState;
  const typedNow = useWatch({ control: form.control, compute: (typed) => typed });
  useLeaveWarning(isDirty);

  const submit = form.handleSubmit(async (typed) => {
    try {
      const kept = await keepBranding(voiceOf(typed));
      form.reset(typedVoiceOf(kept));
      queryClient.setQueryData(brandingQuery.queryKey, kept);
      showToast(accountToasts.brandingSaved);
    } catch (error) {
      const words = serverMessageIn(error);
      showToast({ ...accountToasts.notSaved, ...(words && { description: words }), tone: "problem" });
    }
  });

  return (
    <div className="branding-columns">
      <section aria-label="Your brand voice" className="sheet branding-sheet">
        <VoiceForm form={form} isBusy={isSubmitting} onSubmit={(event) => void submit(event)} />
      </section>
      <VoiceEffects voice={voiceOf(typedNow)} />
    </div>
  );
}

function VoiceEffects({ voice }: { voice: BrandVoice }) {
  return (
    <aside aria-label="What it changes" className="sheet branding-effects">
      <h2 className="note mb-4">What it changes</h2>
      <ul>
        {effectsOf(voice).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </aside>
  );
}

type VoiceFormProps = { form: UseFormReturn<TypedVoice>; isBusy: boolean; onSubmit: (event: FormEvent) => void };

function VoiceForm({ form, isBusy, onSubmit }: VoiceFormProps) {
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
