import { formatDay } from "../display-text.ts";

const WIDTH = 720;
const HEIGHT = 150;
const GAP_SHARE = 0.28;

type DayChartProps = {
  title: string;
  days: readonly string[];
  values: readonly number[];
  format: (value: number) => string;
  chosen: number;
  onChoose: (index: number) => void;
};

// One bar a day. Those who do not see it have the table; those without a mouse the slider, which all charts share.
export function DayChart({ title, days, values, format, chosen, onChoose }: DayChartProps) {
  const highest = Math.max(...values, 0);
  const step = WIDTH / Math.max(1, values.length);
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <figure className="admin-chart">
      <Caption title={title} total={format(total)} highest={format(highest)} />
      <div className="admin-plot">
        <div className="note admin-scale" aria-hidden="true">
          <span>{format(highest)}</span>
          <span>{format(0)}</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not follow the pointer
          role="img"
          aria-label={`${title} by day, ${format(total)} in all`}
          onPointerMove={(event) => onChoose(indexAt(event.clientX, event.currentTarget, values.length))}
          onPointerDown={(event) => onChoose(indexAt(event.clientX, event.currentTarget, values.length))}
        >
          {values.map((value, index) => {
            const height = highest === 0 ? 0 : Math.max(value > 0 ? 2 : 0, (value / highest) * (HEIGHT - 6));
            return (
              <rect
                key={days[index]}
                className="admin-bar-mark"
                data-chosen={index === chosen}
                x={index * step + (step * GAP_SHARE) / 2}
                y={HEIGHT - height}
                width={step * (1 - GAP_SHARE)}
                height={height}
              />
            );
          })}
          <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="admin-axis" />
          <line x1={0} x2={0} y1={0} y2={HEIGHT} className="admin-axis" />
        </svg>
        <div className="note admin-days" aria-hidden="true">
          {marksOf(days).map((day) => (
            <span key={day}>{formatDay(day)}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function Caption({ title, total, highest }: { title: string; total: string; highest: string }) {
  return (
    <figcaption>
      <h3>{title}</h3>
      <p className="note">
        {total} in all, at most {highest} a day
      </p>
    </figcaption>
  );
}

// The first, the middle and the last.
function marksOf(days: readonly string[]): string[] {
  const places = new Set([0, Math.floor((days.length - 1) / 2), days.length - 1]);
  return [...places].flatMap((place) => days[place] ?? []);
}

function indexAt(clientX: number, chart: SVGElement, bars: number): number {
  const { left, width } = chart.getBoundingClientRect();
  const index = Math.floor(((clientX - left) / width) * bars);
  return Math.min(bars - 1, Math.max(0, index));
}
