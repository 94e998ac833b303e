import type { Finding, Saying } from "#shared/contract/intake/pictures.ts";
import type { PendingMarks } from "./mark-saver.ts";

type Marked = { findings: Finding[]; rooms: (string | null)[]; saying: Saying };

// As the server will answer once the marks that are on their way have arrived, as far as a page can tell.
export function withPendingMarks<Pictures extends Marked>(pictures: Pictures, pending: PendingMarks): Pictures {
  const findings = pictures.findings
    .map((finding) => ({ ...finding, state: pending[finding.id] ?? finding.state }))
    .filter(({ isSaid, state }) => !isSaid || state === "confirmed");
  const { rooms, photos } = withRooms(pictures, pending);
  return {
    ...pictures,
    findings: [...findings, ...saidMeanwhile(pictures, pending)],
    rooms,
    saying: { ...pictures.saying, photos },
  };
}

function saidMeanwhile({ findings, saying }: Marked, pending: PendingMarks): Finding[] {
  const known = new Set(findings.map(({ id }) => id));
  return saying.photos.flatMap(({ picture }, photo) =>
    saying.things
      .map(({ key, label }) => ({ id: `${picture}/${key}`, label }))
      .filter(({ id }) => pending[id] === "confirmed" && !known.has(id))
      .map((said) => ({
        ...said,
        source: "photo" as const,
        photo,
        plan: null,
        confidence: 1,
        state: "confirmed" as const,
        isSaid: true,
      })),
  );
}

// Only the server knows the recognised room that returns when a correction is withdrawn.
function withRooms({ rooms, saying }: Marked, pending: PendingMarks) {
  const labels = [...rooms];
  const photos = saying.photos.map((photo, at) => {
    const said = Object.entries(pending).findLast(([id]) => id.startsWith(`${photo.picture}/room.`));
    if (!said || photo.picture === "") return photo;
    const [id, state] = said;
    const room = saying.rooms.find(({ key }) => state === "confirmed" && id === `${photo.picture}/${key}`);
    labels[at] = room?.label ?? null;
    return { ...photo, room: room?.key ?? null };
  });
  return { rooms: labels, photos };
}
