import { useState } from "react";
import type { Finding, FindingState, Saying } from "#shared/contract/findings.ts";
import { withPendingMarks } from "#web/lib/marks/with-pending-marks.ts";
import { SaidRoom, SaidThings } from "#web/ui/pictures/photo-saying.tsx";
import { Specimen } from "./specimen.tsx";

const THINGS = ["Pool", "Sea view", "Terrace", "Garden", "Grill", "Outdoor furniture", "Fire pit", "Hammock"];
const SAYING: Saying = {
  things: THINGS.map((label) => ({ key: label, label })),
  rooms: ["Bedroom", "Gym", "Balcony or terrace"].map((label) => ({ key: `room.${label}`, label })),
  photos: [{ picture: "photo", room: null, likely: [] }],
};
const NOTHING: Finding[] = [];

export function PhotoSpecimens() {
  const [marks, setMarks] = useState<Record<string, FindingState>>({ "photo/Pool": "confirmed" });
  const { findings, rooms, saying } = withPendingMarks({ findings: NOTHING, rooms: [null], saying: SAYING }, marks);
  const photo = {
    saying,
    photo: 0,
    onMark: (id: string, state: FindingState) => setMarks(({ [id]: _, ...others }) => ({ ...others, [id]: state })),
  };
  return (
    <>
      <Specimen name="What a photo shows">
        <div className="w-60">
          <SaidRoom room={rooms[0] ?? null} isLocked={false} {...photo} />
          <SaidThings findings={findings} isLocked={false} {...photo} />
        </div>
      </Specimen>
      <Specimen name="While somebody pays">
        <div className="w-60">
          <SaidThings findings={findings} isLocked {...photo} />
        </div>
      </Specimen>
    </>
  );
}
