import { type FormEvent, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { RevisionWish, WrittenDescription } from "#shared/contract/listings.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { ANY } from "./revision-options.ts";

type Wishes = { tone: string; length: string; stress: string[]; leaveOut: string[]; leaveOutSections: string[] };

type Options = {
  description: WrittenDescription;
  onRevise: (wish: RevisionWish) => Promise<void>;
  onClose: () => void;
};

export type ReviseForm = ReturnType<typeof useReviseForm>;

// Begins with what the present version was asked to be, so that the next wish adds to it.
export function useReviseForm({ description, onRevise, onClose }: Options) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, control, setValue, handleSubmit, formState } = useForm<Wishes>({
    defaultValues: wishesOf(description),
  });
  const [tone, length, stress, leaveOut] = useWatch({ control, name: ["tone", "length", "stress", "leaveOut"] });

  const send = handleSubmit(async (wishes) => {
    setProblem(null);
    try {
      await onRevise(toWish(wishes));
      onClose();
    } catch (error) {
      setProblem(wordsFor(error));
    }
  });

  return {
    register,
    tone,
    length,
    stress,
    leaveOut,
    setTone: (value: string) => setValue("tone", value),
    setLength: (value: string) => setValue("length", value),
    problem,
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

function wordsFor(error: unknown): string {
  const reason = error instanceof ApiError ? error.serverMessage : null;
  return reason ?? "The server did not answer. Your description is unchanged; please try again.";
}
