import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import type { BrandVoice } from "#shared/contract/branding.ts";
import { accountToasts } from "#shared/messages/accounts.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useLeaveWarning } from "#web/lib/use-leave-warning.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { brandingQuery, keepBranding } from "./api.ts";
import { typedVoiceOf, voiceOf } from "./typed-voice.ts";
import { effectsOf } from "./voice-effects.ts";
import { VoiceForm } from "./voice-form.tsx";

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
      const words = error instanceof ApiError ? error.serverMessage : null;
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
