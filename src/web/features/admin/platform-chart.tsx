import type { getAdminActivity } from "#shared/contract/admin.ts";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { PLATFORM_LABELS } from "#shared/platforms.ts";
import { countOf, percentOf } from "./figures.ts";

type PlatformChartProps = { usage: AnswerOf<typeof getAdminActivity>["platformUsage"] };

// A list that happens to be drawn: every bar has its words beside it.
export function PlatformChart({ usage }: PlatformChartProps) {
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
