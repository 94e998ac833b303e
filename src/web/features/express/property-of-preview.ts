import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import type { PropertyData } from "#shared/contract/orders.ts";

// Under the names that the results and the guest's listing read.
export function propertyOfPreview(preview: ExpressPreview): PropertyData {
  return {
    formType: "express",
    platform: preview.platform,
    address: preview.property_address,
    bedrooms: preview.total_bedrooms,
    bathrooms: preview.total_bathrooms,
    maxGuests: preview.capacity,
    guestsGiven: preview.capacity_given,
    petFriendly: preview.pet_friendly,
    images: preview.images,
    floorPlan: preview.floor_plan,
  };
}
