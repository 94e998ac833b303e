import * as contract from "#shared/contract/listings/listing-check.ts";
import { readListing } from "#writer/read-listing/read-listing.ts";
import { answerLines } from "./answer-lines.ts";

// npm run -s read-listing < in.jsonl > out.jsonl, each line {id, text}.
await answerLines((line) => {
  const { text } = contract.readListing.body.parse(line);
  return { answers: readListing(text).map(({ field, value, quote }) => ({ field, value, quote })) };
});
