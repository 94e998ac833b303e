import type { FormEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { RevisionWish, WrittenDescription } from "#shared/contract/listings.ts";
import type { ProposalState } from "./ask/use-proposal.ts";
import { ANY } from "./revision-options.ts";

type Wishes = { tone: string; length: string; stress: string[]; leaveOut: string[]; leaveOutSections: string[] };

type Options = {
  description: WrittenDescription;
  proposal: ProposalState;
  onClose: () => void;
};

export type ReviseForm = ReturnType<typeof useReviseForm>;

// Begins with what the present version was asked to be, so that the next wish adds to it.
export function useReviseForm({ description, proposal, onClose }: Options) {
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
