// The drawing on the page for a missing address.
export function OpenDoorPlan() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 220" className="plan w-full max-w-80 lg:max-w-none">
      <path d="M8 8h180M8 8v204M8 212h96M152 212h36M188 8v70M188 124v88" />
      <g className="plan-thin">
        <path d="M104 212v-48a48 48 0 0 1 48 48" />
        <path d="M188 78h46a46 46 0 0 1-46 46" />
        <path d="M188 8h124M188 212h124M312 8v204" strokeDasharray="3 6" />
      </g>
    </svg>
  );
}
