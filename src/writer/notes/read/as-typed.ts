import { sentence } from "../words/articles.ts";
import { cleanNote } from "./clean-note.ts";

const MOST_WORDS = 32;
// A host who speaks, or asks something of the guest, has left out no word that is missed.
const SPEAKS =
  /^(?:I|we|you)(?:'(?:m|re|ve|ll|d) | (?:am|are|were|have|had|can|could|will|would|may|might|do|don't|know|live|love|like|get|need|want|use|see|hear|walk|reach|find|take|never|always|also|only|both|all)\b)/i;
const ASKS =
  /^(?:please |don't |do not |be (?:careful|aware|sure|ready|quiet|kind|mindful)\b|bring your |enjoy the |watch out )/i;
const CUT_SHORT = / - |[=()/?]|\b(?:the|a|an|of|to|and|or|with|for)[.!]?$/i;

// "we're proud to be part of this community": said in the host's own words. Null where it is no sentence.
export function asTyped(note: string): string | null {
  const text = cleanNote(note).replace(/\bi(?=['’ ](?:m|ve|ll|d)?\b)/g, "I");
  const isSaid = SPEAKS.test(text) || ASKS.test(text);
  if (!isSaid || CUT_SHORT.test(text) || text.split(" ").length > MOST_WORDS) return null;
  return sentence(text);
}
