import { VACATION_RENTAL } from "#web/features/legacy/legacy-kinds.ts";
import { LegacyPage } from "./legacy-page.tsx";

export function VacationRentalPage() {
  return <LegacyPage kind={VACATION_RENTAL} />;
}
