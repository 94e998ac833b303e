import { useState } from "react";
import type { WrittenDescription } from "#shared/contract/listings.ts";
import type { Chosen, Pointing } from "./description-view.tsx";

type PointedAt = { version: number; chosen: Chosen; isPressed: boolean };

// A pointer on its way to a button passes over other sentences: what was pressed stays chosen.
export function useChosenSentence({ version }: WrittenDescription) {
  const [pointedAt, setPointedAt] = useState<PointedAt | null>(null);
  // A sentence of one version stands in no other.
  const pointed = pointedAt?.version === version ? pointedAt : null;
  return {
    chosen: pointed?.chosen ?? null,
    choose: (chosen: Chosen, how: Pointing) => {
      if (how === "hover" && pointed?.isPressed) return;
      setPointedAt({ version, chosen, isPressed: how === "press" });
    },
  };
}
