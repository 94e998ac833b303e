import type { ReactNode } from "react";

type SkeletonProps = {
  // Said once to those who do not see the grey shapes.
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
