const set = (list: string) => new Set(list.trim().split(/\s+/));
const METHODS = set("cash cheque cheques iban revolut");
// Ways to send money, which a listing names for no other reason.
const MONEY_APPS = set("venmo zelle cashapp paypal moneygram bitcoin btc crypto usdt ethereum bizum");
const PAYING = set("pay pays paid payable paying payment payments settle send transfer");
const TAKING = set("take takes accept accepts prefer prefers want");
const STAY = set(
  "host owner us me landlord rent stay nightly rate balance deposit reservation booking account we i total",
);
const OTHERS = set(
  `parking meter ferry taxi tax taxes bakery shop shops market restaurant restaurants bus boat ticket tickets toll tolls
  breakfast laundry firewood machine machines atm farm cafe bar pub museum kiosk store stall desk massage spa entry driver
  ride beach bikes rental café train tram coffee`,
);
const SAVING = set(
  "skip skips skipping avoid avoids avoiding dodge bypass save saves saving around escape evade without",
);
const FEES = set("fee fees commission commissions");
const OTHER_FEES = set("entry entrance parking cleaning pet resort museum late small extra toll ferry linen");
const PLATFORMS = set("airbnb vrbo platform app booking.com");
const HOST = set("us me host owner");

// A stay paid or booked past the platform, whose fees it saves.
export function isOffPlatform(words: string[]): boolean {
  return isPaidPrivately(words) || savesFees(words) || leavesPlatform(words) || isMoneyWired(words);
}

function isPaidPrivately(words: string[]): boolean {
  if (words.some((word) => OTHERS.has(word))) return false;
  if (words.some((word) => MONEY_APPS.has(word))) return true;
  const isTransfer = has(words, "bank", "transfer") || has(words, "western", "union") || has(words, "cash", "app");
  if (!isTransfer && !words.some((word) => METHODS.has(word))) return false;
  if (words.some((word) => PAYING.has(word) && !(word === "transfer" && isTransfer))) return true;
  return words.some((word) => STAY.has(word)) && words.some((word) => TAKING.has(word));
}

function savesFees(words: string[]): boolean {
  return words.some((word, at) => {
    if (!FEES.has(word) || OTHER_FEES.has(words[at - 1] ?? "")) return false;
    const before = words.slice(Math.max(0, at - 6), at);
    return before.some((other) => SAVING.has(other));
  });
}

function leavesPlatform(words: string[]): boolean {
  return words.some((word, at) => {
    const [next = "", third = "", fourth = ""] = words.slice(at + 1);
    if (word === "off" || word === "outside" || word === "without") {
      const name = [next, third, fourth].find((other) => other !== "of" && other !== "the");
      return PLATFORMS.has(name ?? "");
    }
    if (word === "rebook" && next === "with") return true;
    return (
      /^pay(ing)?$/.test(word) &&
      (HOST.has(next) || (next === "the" && HOST.has(third))) &&
      words.slice(at).some(isDirect)
    );
  });
}

function isMoneyWired(words: string[]): boolean {
  return words.some(
    (word, at) =>
      word === "wire" &&
      words.slice(at, at + 4).some((other) => /^(deposit|rent|money|balance|amount|funds)$/.test(other)),
  );
}

// Booking with the host: forbidden on a platform, the point of a host's own page.
export function isDirectBooking(words: string[]): boolean {
  return words.some((word, at) => {
    if (word === "direct" && /^(price|prices|rate|rates|booking|bookings)$/.test(words[at + 1] ?? "")) return true;
    if (!/^(book|booking|reserve)$/.test(word)) return false;
    const next = words.slice(at + 1, at + 5);
    const place = next.findIndex(isDirect);
    return place >= 0 && next.slice(0, place).every((other) => HOST.has(other) || /^(with|the|through)$/.test(other));
  });
}

function isDirect(word: string): boolean {
  return word === "direct" || word === "directly" || word === "privately";
}

function has(words: string[], first: string, second: string): boolean {
  return words.some((word, at) => word === first && words[at + 1] === second);
}
