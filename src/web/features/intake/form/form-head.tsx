import { type ReactNode } from "react";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { paths } from "#shared/page-paths.ts";
import { addressOf } from "#shared/property-facts.ts";
import { Link } from "#web/lib/router/link.tsx";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { MODE_NAMES } from "../api.ts";
import { useForm, useOverview, useSections, useSignal, useStore } from "./form-session.ts";

type FormHeadProps = { mode: "rapid" | "deep"; roles: readonly IntakeRole[]; tools: ReactNode };

export function FormHead({ mode, roles, tools }: FormHeadProps) {
  const { view } = useForm();
  return (
    <header className="form-head">
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Badge>{MODE_NAMES[mode]}</Badge>
          <ViewingAs mode={mode} roles={roles} />
        </div>
        <Address />
        {view.role === "owner" && <OwnersTask />}
        <Completeness role={view.role} />
      </div>
      {tools || <p className="note">{intakeMessages.ownersCannotDelete}</p>}
    </header>
  );
}

function Address() {
  const { book } = useForm();
  const address = useStore(
    (listener) => book.subscribe(listener),
    () => addressOf(book.shown()),
  );
  return <PageHeading title={address ?? "Your property"} className="form-title" />;
}

const SECONDS_PER_QUESTION = 8;

// The first thing an owner reads: who asks, what for, and how long it takes.
function OwnersTask() {
  const { askedBy } = useForm();
  const sections = useSections();
  const questions = sections.reduce((sum, { fields }) => sum + fields.length, 0);
  const minutes = Math.max(2, Math.ceil((questions * SECONDS_PER_QUESTION) / 60));
  return (
    <p className="mt-4 max-w-[60ch] text-ink-2">
      {askedBy ?? "The manager of this listing"} asks you for what only you know about this home. Your answers go into
      its listing description. It takes about {minutes} minutes, saves itself, and the same link brings you back.
    </p>
  );
}

function Completeness({ role }: { role: IntakeRole }) {
  const percent = useOverview(({ progress }) => progress);
  const completion = useSignal(useForm().completion);
  return (
    <div className="mt-5 max-w-[28rem]">
      <Progress
        label={role === "owner" ? `${percent}% complete` : "Progress"}
        value={percent}
        text={role === "owner" ? "of the answers that are needed" : `${percent}% of required answers`}
      />
      {completion && <p className="note mt-2">Marked complete by {completion.by}</p>}
    </div>
  );
}

const ROLE_NAMES = { owner: "Owner", manager: "Manager" } as const;

// A person with both roles can switch to the other view.
function ViewingAs({ mode, roles }: Omit<FormHeadProps, "tools">) {
  const { view } = useForm();
  const other: IntakeRole = view.role === "manager" ? "owner" : "manager";
  const canSwitch = roles.includes(other);
  if (view.role === "owner" && !canSwitch) return null;
  return (
    <p className="note flex flex-wrap items-center gap-x-3">
      <span>Viewing as {ROLE_NAMES[view.role]}</span>
      {canSwitch && (
        <Link
          to={paths.intakeForm}
          params={{ id: view.id }}
          search={{ mode, role: other, ...(view.token === undefined ? {} : { token: view.token }) }}
          className="text-link"
        >
          View as {ROLE_NAMES[other]}
        </Link>
      )}
    </p>
  );
}
