import { useCallback, useEffect, useRef } from "react";

const FOCUSABLE = "input, textarea, button";

type Target = { sectionId: string; fieldId?: string };
export type Go = (target: Target) => void;

export const SECTION_HEADING_ID = "section-heading";

// A place of the form beside its sections: nothing in it has to be answered.
export const PICTURES = { id: "pictures", label: "Photos and plans" } as const;

// To a section or to one of its fields; focus follows, also when the section has to appear first.
export function useSectionNavigation(currentId: string | undefined, onSectionChange: (sectionId: string) => void): Go {
  const pending = useRef<Target | null>(null);

  const arrive = useCallback(() => {
    const target = pending.current;
    if (!target) return;
    pending.current = null;
    if (target.fieldId === undefined || !goToField(target.fieldId)) goToHeading();
  }, []);

  useEffect(() => {
    if (pending.current?.sectionId === currentId) arrive();
  }, [currentId, arrive]);

  return useCallback(
    (target) => {
      pending.current = target;
      if (target.sectionId === currentId) arrive();
      else onSectionChange(target.sectionId);
    },
    [currentId, arrive, onSectionChange],
  );
}

function goToHeading(): void {
  const heading = document.getElementById(SECTION_HEADING_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}

export function fieldPlaceId(fieldId: string): string {
  return `answer-${fieldId}`;
}

// To the first control of a field, with its label in view. False while the field is not on the page.
function goToField(fieldId: string): boolean {
  const place = document.getElementById(fieldPlaceId(fieldId));
  const control = place?.querySelector<HTMLElement>(FOCUSABLE);
  if (!place || !control) return false;
  control.focus({ preventScroll: true });
  place.scrollIntoView({ block: "center" });
  return true;
}
