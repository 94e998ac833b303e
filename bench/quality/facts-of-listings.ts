// Prints what the describe command reads, one line a listing: its facts, never a word of its host's own texts.
import { type Listing, readListings } from "./listing.ts";

const folder = process.argv.slice(2).find((word) => word !== "--");
if (folder === undefined) throw new Error("Name the folder of the listing files (*.jsonl).");

const isKnown = (value: unknown) => value !== null && value !== undefined && value !== "";

function factsOf(listing: Listing) {
  const facts = {
    address: [listing.city, listing.country].filter(isKnown).join(", "),
    property_type: listing.property_type,
    room_type: listing.room_type,
    bedrooms: listing.bedrooms,
    beds: listing.beds,
    bathrooms: listing.bathrooms,
    bathrooms_text: listing.bathrooms_text,
    maxGuests: listing.accommodates,
    amenities: listing.amenities,
    neighborhood: listing.neighbourhood,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value)));
}

for (const listing of readListings(folder)) {
  process.stdout.write(`${JSON.stringify({ id: listing.id, property: factsOf(listing) })}\n`);
}
