import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { roleMaySee } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { ownerSectionsQuery, setOwnerSections } from "../api.ts";
import { useForm, useSignal } from "../form/form-session.ts";

const SECTIONS = INTAKE_SECTIONS.filter(({ fields }) => fields.some((field) => roleMaySee(field, "owner")));

// Which sections an owner may see and fill in. Each tick counts at once.
export function OwnerAccess() {
  const { view } = useForm();
  const { data, error, isFetching, refetch } = useQuery(ownerSectionsQuery(view));
  return (
    <section className="sheet owner-access" aria-labelledby="owner-access-heading">
      <h2 id="owner-access-heading" className="next-best-heading">
        Owner access
      </h2>
      <p className="text-ink-2">The sections that the owner may see and fill in.</p>
      {data && <SectionChecklist open={data.sections} />}
      {!data && !error && <div aria-hidden="true" className="skeleton mt-4 h-40" />}
      {!data && error && (
        <div role="alert" className="mt-4 grid justify-items-start gap-3 text-coral-ink">
          <p>The owner's access could not be read.</p>
          <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}

function SectionChecklist({ open }: { open: readonly string[] }) {
  const { view, ownerSections } = useForm();
  const told = useSignal(ownerSections);
  const queryClient = useQueryClient();
  const { queryKey } = ownerSectionsQuery(view);
  const mutationKey = ["owner-access", view.id];
  const changing = useMutation({
    mutationKey,
    mutationFn: (sections: string[]) => setOwnerSections(view, sections),
    // Ticks show at once, and the server's answer replaces them.
    onMutate: (sections) => queryClient.setQueryData(queryKey, { sections }),
    onSuccess: (answer) => {
      // The answer to a tick knows nothing of the next one, which is already on its way.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, answer);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    scope: { id: `owner-access-${view.id}` },
  });
  const { isPending } = changing;

  // Another manager ticked something. An own tick on its way is newer.
  useEffect(() => {
    if (told && !isPending) queryClient.setQueryData(queryKey, { sections: [...told] });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news from the server count
  }, [told]);

  function toggle(id: string) {
    const known = new Set(queryClient.getQueryData(queryKey)?.sections ?? open);
    if (!known.delete(id)) known.add(id);
    changing.mutate(SECTIONS.flatMap((section) => (known.has(section.id) ? section.id : [])));
  }

  return (
    <fieldset className="mt-3">
      <legend className="sr-only">Sections the owner may access</legend>
      <div className="grid">
        {SECTIONS.map(({ id, label }) => (
          <Checkbox key={id} label={label} checked={open.includes(id)} onChange={() => toggle(id)} />
        ))}
      </div>
      <p
        role={changing.isError ? "alert" : "status"}
        className={changing.isError ? "mt-2 text-coral-ink" : "note mt-2"}
      >
        {changing.isError && "The change was not saved. Please try again."}
        {changing.isPending && "Saving…"}
        {changing.isSuccess && "Saved"}
      </p>
    </fieldset>
  );
}
