import type { PropertyData } from "#shared/contract/orders.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";

export function PropertyDetails({ propertyData }: { propertyData: PropertyData }) {
  const { platforms, address, bedrooms, bathrooms, imageUrls } = summariseProperty(propertyData);
  const rows = [
    ["Platform", platforms.join(", ")],
    ["Address", address],
    ["Bedrooms", bedrooms],
    ["Bathrooms", bathrooms],
    ["Images", imageUrls.length],
  ] as const;
  return (
    <section aria-labelledby="property-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <h2 id="property-heading" className="checkout-heading">
        Property details
      </h2>
      <dl className="property-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? "Not given"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
