import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { getAdminSummary } from "#shared/contract/account/admin.ts";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import { summaryQuery } from "../api.ts";
import { formatCount, formatDollars, percentOf } from "../display-text.ts";
import { QueryState } from "../query-state.tsx";

type Summary = AnswerOf<typeof getAdminSummary>;

export function SummaryCards() {
  const summary = useQuery(summaryQuery);
  if (!summary.data && !summary.error) return <CardsSkeleton />;
  return (
    <QueryState what="The figures" query={summary}>
      {(data) => <Cards summary={data} />}
    </QueryState>
  );
}

function Cards({ summary }: { summary: Summary }) {
  const { totalUsers, totalMembers, memberPercent, totalListings, memberListings, guestListings } = summary;
  return (
    <ul className="admin-cards">
      <Figure name="Total users" value={formatCount(totalUsers)}>
        {formatCount(totalMembers)} {totalMembers === 1 ? "member" : "members"} ({memberPercent}%)
      </Figure>
      <Figure name="Total listings" value={formatCount(totalListings)}>
        {formatCount(memberListings)} member, {formatCount(guestListings)} guest
      </Figure>
      <Figure name="Total revenue" value={formatDollars(summary.totalRevenue)}>
        {adminMessages.mostlyFree}
        {summary.totalRefunded > 0 && `; ${formatDollars(summary.totalRefunded)} refunded`}
      </Figure>
      <Figure name="Platform usage" value={mostUsed(summary)}>
        {adminMessages.airbnbOnly}
        <OtherPlatforms summary={summary} />
      </Figure>
    </ul>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <li className="sheet admin-card">
      <h2 className="note">{name}</h2>
      <p className="admin-figure">{value}</p>
      <p className="text-[0.9375rem] text-ink-2">{children}</p>
    </li>
  );
}

function usesOf({ platformUsage }: Summary) {
  const all = platformUsage.reduce((sum, { listings }) => sum + listings, 0);
  return platformUsage
    .toSorted((a, b) => b.listings - a.listings)
    .map(({ platform, listings }) => `${PLATFORM_LABELS[platform]} ${percentOf(listings, all)}`);
}

function mostUsed(summary: Summary): string {
  return usesOf(summary)[0] ?? "None yet";
}

function OtherPlatforms({ summary }: { summary: Summary }) {
  const others = usesOf(summary).slice(1);
  return others.length > 0 && <> (other forms: {others.join(", ")})</>;
}

function CardsSkeleton() {
  return (
    <div>
      <output className="sr-only">The figures: loading</output>
      <div aria-hidden="true" className="admin-cards">
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className="sheet admin-card">
            <div className="skeleton h-4 w-24" />
            <div className="skeleton my-3 h-9 w-32" />
            <div className="skeleton h-4 w-40" />
          </div>
        ))}
      </div>
    </div>
  );
}
