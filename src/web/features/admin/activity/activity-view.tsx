import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { getAdminActivity } from "#shared/contract/account/admin.ts";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import { EmptyState } from "#web/ui/feedback/notice.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { type Column, Table } from "#web/ui/layout/table.tsx";
import { ACTIVITY_PERIODS } from "../admin-search.ts";
import { activityQuery } from "../api.ts";
import { countOf, formatCount, formatDay, formatDollars, percentOf } from "../display-text.ts";
import { QueryState } from "../query-state.tsx";
import { DayChart } from "./day-chart.tsx";

type Activity = AnswerOf<typeof getAdminActivity>;
type Day = Activity["days"][number];

type ActivityViewProps = { days: number; onDays: (days: number) => void };

const periods = ACTIVITY_PERIODS.map((period) => ({ value: String(period), label: `Last ${period} days` }));

export function ActivityView({ days, onDays }: ActivityViewProps) {
  const activity = useQuery(activityQuery(days));
  return (
    <div className="space-y-8">
      <div className="max-w-60">
        <Field label="Period">
          <Select options={periods} value={String(days)} onChange={(value) => onDays(Number(value))} />
        </Field>
      </div>
      <QueryState what="The activity" query={activity}>
        {(data) => <Charts activity={data} />}
      </QueryState>
    </div>
  );
}

function Charts({ activity: { days, platformUsage } }: { activity: Activity }) {
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = Math.min(wanted ?? days.length - 1, days.length - 1);
  const shared = { days: days.map(({ day }) => day), chosen, onChoose: setWanted };
  const isQuiet = days.every(({ orders, listings }) => orders === 0 && listings === 0);
  if (isQuiet) {
    return <EmptyState title="Nothing in this period">No order was settled. Choose a longer period.</EmptyState>;
  }
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <DayChart title="Orders" values={days.map(({ orders }) => orders)} format={formatCount} {...shared} />
        <DayChart title="Revenue" values={days.map(({ revenue }) => revenue)} format={formatDollars} {...shared} />
      </div>
      <DaySlider days={days} chosen={chosen} onChoose={setWanted} />
      <PlatformChart usage={platformUsage} />
      <details className="admin-details">
        <summary>Show the days as a table</summary>
        <Table
          caption="Days in UTC, newest first"
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
        />
      </details>
    </>
  );
}

type DaySliderProps = { days: Day[]; chosen: number; onChoose: (index: number) => void };

function DaySlider({ days, chosen, onChoose }: DaySliderProps) {
  const day = days[chosen];
  const words = day
    ? `${formatDay(day.day)}: ${countOf(day.orders, "order")}, ${formatDollars(day.revenue)}, ${countOf(day.listings, "listing")}`
    : "";
  return (
    <label className="admin-slider">
      <span className="font-semibold">{words}</span>
      <input
        type="range"
        min={0}
        max={days.length - 1}
        value={chosen}
        aria-label="Day"
        aria-valuetext={words}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
    </label>
  );
}

const columns: Column<Day>[] = [
  { name: "Day", cell: ({ day }) => formatDay(day) },
  { name: "Orders", isNumeric: true, cell: ({ orders }) => formatCount(orders) },
  { name: "Revenue", isNumeric: true, cell: ({ revenue }) => formatDollars(revenue) },
  { name: "Listings", isNumeric: true, cell: ({ listings }) => formatCount(listings) },
];

type PlatformChartProps = { usage: AnswerOf<typeof getAdminActivity>["platformUsage"] };

// Marked up as a list, since every bar has its text beside it.
function PlatformChart({ usage }: PlatformChartProps) {
  const all = usage.reduce((sum, { listings }) => sum + listings, 0);
  return (
    <section className="admin-chart" aria-labelledby="platform-usage">
      <h3 id="platform-usage">Platform usage</h3>
      <p className="note mb-4">{adminMessages.airbnbOnly}</p>
      <ul className="admin-platforms">
        {usage.map(({ platform, listings }) => (
          <li key={platform}>
            <span className="font-semibold">{PLATFORM_LABELS[platform]}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={100} height={10} className="admin-bar-ground" />
              <rect width={all === 0 ? 0 : (listings / all) * 100} height={10} className="admin-bar-mark" />
            </svg>
            <span className="note">
              {countOf(listings, "listing")}, {percentOf(listings, all)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
