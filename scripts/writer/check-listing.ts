import * as contract from "#shared/contract/listings/listing-check.ts";
import { checkListing } from "#writer/check-listing/check-listing.ts";
import { answerLines } from "./answer-lines.ts";

// npm run -s check-listing < in.jsonl > out.jsonl, each line {id, text, platform?, form_data?}.
await answerLines((line) => {
  const { text, platform, form_data: known } = contract.checkListing.body.parse(line);
  return checkListing({ text, platform, ...(known && { known }) });
});
