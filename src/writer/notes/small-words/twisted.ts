import { needsArticle } from "../words/articles.ts";

// Two verbs where one belongs, or none where one does: "shared, with laundry is in the suite", "For people who walk."
const TWISTED = [
  // "of the well off the suburbs", "the house was turned 100", "It is except street cleaning"
  /\bwell off the\b|\bwas turned \d|^It is (?:except|unless)\b|\bis (?:free|paid|shared|included) is\b/,
  /, with (?:(?!, | so | which | where | that | who | if | when )[^.]){2,80} (?:is|are|costs?|has|have|goes|runs) /,
  /\btakes you (?!to\b|direct|north|south|east|west|from|into|through|down|up\b|on\b|across|along|past|right|straight|there|about|less|only|just|an? |\d|over|out|home|by|under)\p{Ll}/u,
  /^There (?:is|are) (?:an? |the )?(?:airports?|cit(?:y|ies)|countr(?:y|ies))\.$|^This is a short (?:walk|drive|ride) /,
  /\b24 (?:h|hr|hours?)(?: is)? away\b| away \d+ minutes away\b/,
  /\b(?:has|have|are) \(|\bno kitchen(?: yet)?,? and the kitchen has\b|^The space is not \p{Ll}/u,
  /^(?:On|In|At|With) the \p{L}{2,20} works\b|\bhow \p{L}{2,20} (?:it|they|this)\.$/u,
  /^(?:People|They|We|You) are [^.,]{3,40} and (?:reminds|makes|gives|feels|has|is|was|likes) /,
  /^(?:You (?:can use|have)|There (?:is|are)|It (?:is|has)) not (?:the|an?)\b|^You have [^,.]{2,80} and has |^(?:There are|You have|It has) (?:steps|minutes|blocks|moments) (?:from|to)\b/,
  /^It (?:do|don't|have|are|there's)\b|room is \d+(?![\d.]* ?(?:x|by|to|m|m2|sqm|sq|ft|minutes|steps)\b|x)|(?<!\b[Tt]here )\b(?:is|are) (?:yes|no)(?=[,.]| and )| is \(|^(?:We|I) need something\b|^There (?:is|are) \d+ (?:guests|people)\b/,
  /^(?:You have|There (?:is|are)) (?:(?! (?:that|which|who|where) )[^,.]){2,60} (?:looks|opens|leads|faces|overlooks|likes?|runs|goes|doubles|sleeps|seats|fits|works|stops|comes|takes) /,
  /^(?:For|With|From|By|Of) (?:(?! (?:you|there|it|we) )[^,])*\.$|\b(?:will|can) \p{L}{3,12}s (?:you|it)\b/u,
  /\bthe (?:near|on|in|at|by|from|to|of|with|and) |\beasy to an? |\b(?:is|are) (?:pay(?! and display)|bring|use|ask|keep|leave|call|take(?! out))\b/,
  /\b(?:is|are) paid an? |\bis from \d+ years old|\bis paid lot\b|\bbed is \d+(?!\d* ?(?:cm|m|x|inch|inches|ft|feet)\b)|\bhas a (?:2nd|3rd|4th|second|third) person\b/,
  /, (?:peaceful|quiet|bright|clean|modern|new|central|safe|cosy|cozy|spacious), and |\b[Yy]ou can lock on /,
  /, with (?:\p{L}{2,20} ){1,5}(?:like|love|prefer) (?:it|here)\b| and \d{1,3}(?:-\d{1,3})? minutes (?!away|from|to|by|on|in)\p{L}|\bis studio-?apartment\b|^There is a (?:car|bike|drive|walk) to |^(?:We|I) (?:are|am) (?:a )?(?:warm|nice) welcome/u,
  /^You can use the (?:sea|views?|ocean|lake|mountains?)\b|\bis check-in\b|^There (?:is|are) \d[\d.]* ?(?:x|by|ft|m) /,
  /^It is by (?:the )?(?:car|bus|train|bike)\b|^There (?:is|are) (?:easy access|several options|any )|\b(?:connects|connected) to it\b|^It (?:walks?|drives?) |\btakes [^.]{1,60} away\b|\ba \p{L}{2,20} and a \p{L}{2,20} community\b/u,
  /(?<!\band )\bI are\b|^(?:I|We) [^.]* and (?:has|is|was) |^It is on the (?:whole|entire) | of the \p{L}+ is \p{L}+ing\b|^(?:There (?:is|are)|You have) (?:(?!, | so )[^.\d])+ on foot\.$/u,
  /, with (?:many|lots of|some|several|most) (?:(?!, )[^.])+ (?:live|work|come|go|walk) (?:here|there|in|by)\b/,
  /^(?:(?! has )[^.]){2,60} has (?:(?! and | which | where | that )[^.]){3,90} (?:is|are) (?:all )?(?:very )?(?:close|near|nearby)\b/,
  /^There is a \d(?:st|nd|rd|th),|^Staying in |^(?:Two|\d) [^,.]{2,20} beds have a|^The (?:two|\d) [^,.]{2,20} beds have a/,
  // "good for families, with couples too", "This is Wrigley Field, 4 blocks north", "This is downtown in 10 minutes"
  /\b(?:good|fine|ok|great|suitable) for [^,.]{2,60}, with (?:\p{L}+ ){1,3}(?:too|also)\b/iu,
  /^This is (?:\p{Lu}[^,.]{2,40}, (?:\d|a few|two|three|steps|blocks) |downtown in \d)/u,
  /\b(?:and|or|plus|the|an?)\.(?: |$)/,
  /^(?:You|We|There) [^.]{2,80} and (?:opens|looks|leads|faces|sleeps|seats|fits|runs|goes|stops|comes|takes) /,
  /^You have (?:staying|waking|being|having|(?:living|sleeping|sitting|walking) (?:in|on|at|to)) |^There is downtown\b/,
  /^(?:I|We|You) (?:take|get|use) no (?:shoes|smoking|noise|music|candles)\b/,
  // "The colleges are several close", "The tracks are heaps", and not "There are several cafes"
  /\b(?:is|are) several (?:close|near|nearby)\b|\b(?:is|are) (?:heaps|loads|tons)(?:\.$|, and )|, with \p{Ll}{3,20} ones\.$|^This is the (?:early |late |mid-?)?\d{4}s\b|^There is (?:easy|good|great) access\.$|\band (?:two|three|four|five|six), all\b/u,
  // "The early 1900s has brick houses", and not "The 1930s house is on a quiet street"
  /^(?:The|This is the|It is the) (?:(?:early|late|mid) )?\d{4}s(?:,| (?:has|have|is|are) )/,
  // "Most errands are no car", and not "there is no parking"
  /(?<!\b[Tt]here) are no cars?\.$|(?:^|, and )(?:we|We|I) (?:think|guess|hope|believe)\.$|\bhas nobody\b/,
  /^(?:Does|Has|Is|Are|Was) [^?]*\.$|^The building works around\b| (?:is|are) via |^(?:You have easy access|Contact (?:us|me))\.$/,
  // "Dogs being walked.", and not "The street is being renovated."
  /^(?:\p{L}+ ){1,3}(?<!\b(?:is|are|was|were) )being \p{L}+ed\.$/u,
  /^The (?:living room|kitchen|bathroom|patio|garden|backyard) (?:has|comes with) [^.]*\ban? (?:kitchen|bathroom|living room|dining room|bedroom)\b/,
  /\b\d+ (?:queen|king|double|twin|single|full)s? (?:beds? )?\d+ (?:queen|king|double|twin|single|full)|^How \p{L}+ (?:and \p{L}+ )?(?:you|we|they)\b|, and how \p{Ll}+ and\b/u,
  // "with still within walking distance", "restaurants, tons and more bars"
  /\bwith (?:still|yet) (?:within|in|on|at)\b|, (?:tons|heaps|loads|lots|dozens) and more \p{L}/u,
  /\bfit is fine\b|\bis off the [^.]{2,30} away\b|\b(?:is|are) 1 an?\b|^It is stainless\./,
  /\bsits for\b|, with a family\.|^It is from [^.:]{2,40}:|\bis (?:same|well)(?:,| and| with)|\bis heaps of\b|(?<!There )\bis a (?:train|bus|metro|subway|PATH|tram|light rail)[.,]/,
  /\b[Yy]ou can (?:recommend|tell you|arrange|lend|suggest)\b|^You \p{Ll}+'s\b|\band feel free\b|^Leave [^.]* ok\.|\bgo yes\b|\bgoes for work\b/u,
  /^(?:(?!minutes)[^.])*\bis \d{1,3} (?:by|in the) car\b/,
  /^The (?:\p{Ll}+ )?balcony has an? (?:\p{Ll}+ )?pool\b/u,
  /\bbut far enough\.$|\(see (?:the )?(?:pictures|photos|pics)\)|^All together takes\b|^The furniture is (?:brand )?new and (?:very |so )?private\b/,
  /\b(?:is|are) (?:now and then|sometimes|always|often|usually)\.$|\b(?:is|are) then (?:it|there) |, for (?:\d+ )?\p{L}+ (?:up|down)\b/u,
];

// "There is no smoking, also not outside", "There is wall to wall carpet"
const OWN_ARTICLE = /^(?:also )?no(?:t|ne)? |^[^,]* to /;

export function isTwisted(told: string): boolean {
  const [, list = ""] = /^There (?:is|are) ([^.]+)\.$/.exec(told) ?? [];
  const isBare =
    !/ (?:is|are|with|which) /.test(list) &&
    list.split(/, (?:and )?| and /).some((item) => !OWN_ARTICLE.test(item) && needsArticle(item));
  return isBare || TWISTED.some((fault) => fault.test(told));
}
