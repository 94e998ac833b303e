import { useEffect, useState } from "react";
import { type ResolverResult, useForm, useWatch } from "react-hook-form";
import type { PropertyData } from "#shared/contract/orders.ts";
import { messages } from "#shared/messages/toasts.ts";
import type { Uploads } from "#web/lib/listing-form-slots.ts";
import { useLeaveWarning } from "#web/lib/router/use-leave-guard.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import type { LegacyKind } from "./legacy-kinds.ts";
import {
  checkLegacyForm,
  type LegacyForm,
  NOTHING_TYPED,
  type TypedLegacyForm,
  toProperty,
} from "./legacy-property.ts";

const keyFor = (propertyType: string) => `legacy_form_${propertyType}`;

const SUBMIT_MS = 1000;

type Options = { kind: LegacyKind; onDone: (property: PropertyData) => Promise<void> };

export function useLegacyForm({ kind, onDone }: Options) {
  const { propertyType } = kind;
  const [stored] = useState(() => recallTyped(propertyType));
  const [uploads, setUploads] = useState<Uploads>({ imageUrls: [], isUploading: false });
  const [kept, setKept] = useState(stored?.imageUrls ?? []);
  const [lacksImages, setLacksImages] = useState(false);
  const form = useForm<TypedLegacyForm, unknown, LegacyForm>({
    defaultValues: stored?.form ?? NOTHING_TYPED,
    resolver: (values) => checkLegacyForm(values) as ResolverResult<TypedLegacyForm, LegacyForm>,
  });
  const imageUrls = [...kept, ...uploads.imageUrls];
  const typed = useWatch({ control: form.control });

  useEffect(() => rememberTyped(propertyType, { form: { ...NOTHING_TYPED, ...typed }, imageUrls }));
  const hasTyped =
    JSON.stringify({ ...NOTHING_TYPED, ...typed }) !== JSON.stringify(NOTHING_TYPED) || imageUrls.length > 0;
  // A reload brings back what was typed, but a closed tab does not.
  useLeaveWarning(hasTyped || uploads.isUploading);

  const submit = form.handleSubmit(
    async (values) => {
      if (imageUrls.length === 0) return complain();
      await new Promise((resolve) => setTimeout(resolve, SUBMIT_MS));
      try {
        await onDone(toProperty(values, kind, imageUrls));
      } catch {
        showToast({ ...messages.formNotProcessed, tone: "problem" });
      }
    },
    (errors) => {
      if (errors.title || errors.address || imageUrls.length === 0) complain();
    },
  );

  function complain(): void {
    setLacksImages(imageUrls.length === 0);
    showToast({ ...messages.requiredFieldsMissing, tone: "problem" });
  }

  return {
    form,
    kept,
    dropKept: (url: string) => setKept(kept.filter((other) => other !== url)),
    setUploads: (next: Uploads) => {
      setUploads(next);
      if (next.imageUrls.length > 0) setLacksImages(false);
    },
    isUploading: uploads.isUploading,
    lacksImages: lacksImages && imageUrls.length === 0,
    isBusy: form.formState.isSubmitting,
    submit,
  };
}

type TypedProperty = { form: TypedLegacyForm; imageUrls: string[] };

// What was typed survives a reload and the way back from the checkout.
function recallTyped(propertyType: string): TypedProperty | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyFor(propertyType)) ?? "null");
    return isTyped(stored) ? { form: { ...NOTHING_TYPED, ...stored.form }, imageUrls: stored.imageUrls } : null;
  } catch {
    return null;
  }
}

function rememberTyped(propertyType: string, typed: TypedProperty): void {
  try {
    sessionStorage.setItem(keyFor(propertyType), JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing asks again; the form itself works all the same.
  }
}

function isTyped(value: unknown): value is TypedProperty {
  if (typeof value !== "object" || value === null || !("form" in value) || !("imageUrls" in value)) return false;
  const areStrings = Object.keys(NOTHING_TYPED)
    .filter((name) => name !== "features")
    .every((name) => typeof (value.form as Record<string, unknown>)[name] === "string");
  return areStrings && Array.isArray(value.imageUrls);
}
