import { undisguised } from "./find-links.ts";
import { spelledDigits } from "./judge-contact.ts";

const set = (list: string) => new Set(list.trim().split(/\s+/));
const LOCKS = set(
  `lockbox lock locks keypad door doors gate gates alarm garage safe keysafe padlock entry entrance wifi network router
  intercom buzzer keybox lockboxes dial`,
);
const BOXES = set("lockbox keypad keysafe keybox padlock combination");
// Devices whose numbers are always a code.
const DEVICES = set("lockbox keypad padlock alarm keysafe keybox intercom");
const CODES = set("code codes pin passcode password passphrase combination combo keycode pw pwd");
const OTHER_CODES = set("zip postal area dial dress building country qr promo");
const OPENING = set(
  "opens open opened unlocks unlock enter type press punch dial disarm disarms off with input tap use using in into",
);
const COUNTED = set(
  `mm cm m km ft feet foot inch inches sq mbps gbps mb gb min mins minutes hours h am pm days nights steps spaces cars
  people guests metres meters miles mile yards kg lb lbs watts w v volts euros euro dollars usd eur gbp kr percent years
  square litres seats beds rooms sqm channels`,
);
const NAMED_BY_NUMBER = set(
  "bus buses line route room apartment highway number no tram train road exit channel flight unit",
);
// "A tram at the door step" opens nothing.
const STEPS = set("step steps");
// Words before a number that announce a code.
const ANNOUNCING = set("is are : press number");
const TELLING = set("built in since from dates dating circa around year of");

const SECRET = /\b(password|passcode|passphrase|pass|pw|pwd|key|pin|code)(?: ?[:=] ?| (?:is|are) )(\S+)/gi;
const SHARED_LATER =
  /^(?:in|on|at|sent|given|provided|shared|posted|written|changed|available|emailed|texted|unique|different|yours|printed|displayed|not|never|inside|under|with|by|the|a|an|your|our|simple|free|part|ready|issued|found|for|included|left|waiting|shown|easy|handed|valid|required|needed)\b/i;
const NETWORK_KEY = /\b(?:key|pass|password) (?=\S{0,30}\d\d)\S{4,60}/i;
const IS_NETWORK = /\b(?:wi-?fi|wlan|network|internet|ssid|router)\b/i;

const KEY = /\bkeys?\b/i;
const HIDING =
  /\b(?:under|underneath|beneath|behind|below|above|on top of|over|inside|in) (?:the|a|an|our|that|this) (?:[a-z]{2,12} ){0,2}(?:mat|doormat|flowerpot|flower pot|pot|plant|planter|rock|stone|brick|gnome|meter|mailbox|letterbox|letter box|ledge|frame|doorframe|shed|bin|grill|barbecue|statue|drainpipe|gutter|bench|lantern|downspout)\b/i;
const UNLOCKED =
  /\b(?:door|doors|house|home|cabin|flat|apartment|villa)\b[^.!?]{0,40}\b(?:unlocked|never locked|not locked|never lock|does not lock|doesn't lock)\b|\bnever lock the\b/i;

// How to get in without the host: a code, a password, where the key lies, a door left open.
export function isAccess(text: string, words: string[]): boolean {
  const plain = undisguised(text);
  if (KEY.test(plain) && HIDING.test(plain)) return true;
  if (UNLOCKED.test(plain) || tellsSecret(plain)) return true;
  const isLock = (word: string, at: number) => LOCKS.has(word) && !STEPS.has(words[at + 1] ?? "");
  const hasLock = words.some(isLock) || /\bwi-fi\b/i.test(plain);
  const hasCode = words.some((word, at) => CODES.has(word) && !OTHER_CODES.has(words[at - 1] ?? ""));
  if (!hasLock && !hasCode) return false;
  if (spelledDigits(words) >= 3) return true;
  const numbers = words.flatMap((word, at) => (isSecretNumber(words, at) ? [at] : []));
  if (numbers.length === 0) return isRowOfDigits(plain) && !words.some((word) => NAMED_BY_NUMBER.has(word));
  if (hasCode || words.some((word) => OPENING.has(word) || DEVICES.has(word))) return true;
  return numbers.some((at) => words[at - 1] === ":" || BOXES.has(words[at - 1] ?? ""));
}

function isSecretNumber(words: string[], at: number): boolean {
  const word = words[at] ?? "";
  if (!/^\d{3,10}$/.test(word) || COUNTED.has(words[at + 1] ?? "")) return false;
  const before = words[at - 1] ?? "";
  if (NAMED_BY_NUMBER.has(before)) return false;
  if (!/^(?:1[4-9]|20)\d\d$/.test(word)) return true;
  // "A private entrance to an 1858 town house": a year, unless something announces a code.
  const isAnnounced = [ANNOUNCING, CODES, LOCKS, BOXES, OPENING].some((some) => some.has(before));
  return isAnnounced && !TELLING.has(before);
}

// "19-33-07", "7-3-9-1".
function isRowOfDigits(plain: string): boolean {
  return (
    /\b\d{1,2}(?:-\d{1,2}){2,5}\b|\b\d{1,2}(?:, \d{1,2}){2,5}\b/.test(plain) &&
    !/\d\/\d|\b\d{4}-\d\d-\d\d\b/.test(plain)
  );
}

function tellsSecret(plain: string): boolean {
  if (IS_NETWORK.test(plain) && NETWORK_KEY.test(plain)) return true;
  for (const [found = "", name = "", value = ""] of plain.matchAll(SECRET)) {
    if (SHARED_LATER.test(value)) continue;
    const isSaid = /[:=]/.test(found);
    const isPassword = /^pass(?:word|code|phrase)$|^pwd?$/i.test(name);
    const isOfNetwork = IS_NETWORK.test(plain);
    if (isPassword || (isSaid && isOfNetwork) || /\d{3}/.test(value)) return true;
  }
  return false;
}
