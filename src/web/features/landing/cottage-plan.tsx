const windows = [
  [48, 13.5, 28, 5],
  [144, 13.5, 28, 5],
  [304, 13.5, 40, 5],
  [13.5, 160, 5, 36],
  [373.5, 144, 5, 44],
] as const;

const beds = [
  [26, 26, 40, 48],
  [122, 26, 40, 48],
  [322, 26, 44, 56],
  [26, 168, 44, 50],
] as const;

// The cottage of the example text; the dock comes under the marker together with the words about it.
export function CottagePlan({ isDockMarked = false }: { isDockMarked?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 292" className="plan w-full">
      {isDockMarked && <rect className="plan-evidence" x="376" y="243" width="90" height="22" />}
      <Walls />
      <Outdoors />
      <g className="plan-thin">
        <path d="M84 104a22 22 0 0 1 22-22v22M180 104a22 22 0 0 1 22-22v22M232 104a18 18 0 0 0-18-18v18M272 104a22 22 0 0 1 22-22v22" />
        <path d="M84 132a22 22 0 0 0 22 22v-22M124 132a18 18 0 0 0 18 18v-18M236 228v-24a24 24 0 0 1 24 24M284 228v-24a24 24 0 0 0-24 24" />
        {beds.map(([x, y, width, height]) => (
          <path key={`${x}-${y}`} d={`M${x} ${y}h${width}v${height}h${-width}zM${x} ${y + 13}h${width}`} />
        ))}
        <path d="M222 26h34v14h-34zM222 58a8 9 0 1 0 16 0a8 9 0 1 0-16 0M124 196h38v24h-38z" />
        <path d="M362 196h12v24h-12M300 196h34v24h-34zM188 146h56v20h-56z" />
      </g>
      {windows.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} className="plan-window" {...{ x, y, width, height }} />
      ))}
      <g className="hidden sm:inline">
        <text x="270" y="156">
          Living
        </text>
        <text x="178" y="258">
          Deck
        </text>
        <text x="30" y="264">
          Sauna
        </text>
        <text x="407" y="236">
          Dock
        </text>
      </g>
    </svg>
  );
}

function Walls() {
  return (
    <>
      <path d="M16 16h360v212h-92M236 228H16V16" />
      <path d="M16 104h68M106 104h74M202 104h12M232 104h40M294 104h82M112 16v88M208 16v88M266 16v88" />
      <path d="M16 132h68M106 132h18M142 132h26M112 132v96M168 132v96" />
    </>
  );
}

function Outdoors() {
  return (
    <g className="plan-thin">
      <path d="M168 228v48h208v-48" />
      <path d="M302 238h34v28h-34zM308 244h22v16h-22z" />
      <path d="M376 243h90v22h-90M394 243v22M410 243v22M426 243v22M442 243v22" />
      <path d="M18 242h62v38H18zM24 274h50" />
      <path
        d="M412 20c8-6 14 6 22 0s14 6 22 0M398 60c8-6 14 6 22 0s14 6 22 0M416 100c8-6 14 6 22 0s14 6 22 0M398 140c8-6 14 6 22 0s14 6 22 0M414 180c8-6 14 6 22 0s14 6 22 0"
        strokeLinecap="round"
      />
    </g>
  );
}
