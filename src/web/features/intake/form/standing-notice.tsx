import { paths } from "#shared/page-paths.ts";
import { StateMessage } from "#web/ui/state-message.tsx";
import { useForm, useSignal } from "./form-context.ts";

// The draft is gone, or no longer ours, while its form was open.
export function StandingNotice() {
  const { access } = useSignal(useForm().standing);
  if (access === "open") return null;
  const isDeleted = access === "deleted";
  return (
    <StateMessage
      title={isDeleted ? "This form was deleted" : "Your link to this form was ended"}
      isProblem
      action={
        <a className="button" href={paths.home}>
          Go to the start page
        </a>
      }
    >
      <p>
        {isDeleted
          ? "A manager deleted it with all its answers. Descriptions that were bought with it stay."
          : "A manager ended it. What you saved before is still in the form; ask for a new link to go on."}
      </p>
    </StateMessage>
  );
}
