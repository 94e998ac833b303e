import { type ReactNode, useId } from "react";
import "./progress.css";

type ProgressProps = {
  label: string;
  // Left out when the progress is unknown.
  value?: number | undefined;
  max?: number;
  // What the number means, such as "62% of required answers".
  text?: string;
};

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const id = useId();
  const textId = useId();
  return (
    <div className="progress">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <progress id={id} value={value} max={max} aria-describedby={text ? textId : undefined} />
      {text && (
        <p id={textId} className="note">
          {text}
        </p>
      )}
    </div>
  );
}

type SkeletonProps = {
  // Announced once to screen readers, which do not see the grey shapes.
  label: string;
  // Shapes of what is coming, made of blocks with the class "skeleton".
  children: ReactNode;
};

export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <div>
      <output className="sr-only">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
