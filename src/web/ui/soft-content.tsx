import type { ComponentType, ReactNode } from "react";
import { softPart } from "#web/lib/soft-part.ts";

// A part of the page that can follow the rest: until its script is there, its place is kept. One that cannot be fetched
// is asked for again, and takes nothing else with it.
export function softContent<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode) {
  const part = softPart(load);

  return function SoftContent(props: Props) {
    const { Part } = part.usePart();
    return Part ? <Part {...props} /> : meanwhile;
  };
}
