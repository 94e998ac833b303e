// What no listing text may hold, in words of this program's own.
const BREACHES: [rule: string, words: RegExp][] = [
  ["mail address", /[\w.+-]+@[\w-]+\.\w{2,}|\[email\]/gi],
  ["phone number", /(?<!\d)(?:\+?\d[\s().-]?){9,14}\d(?!\d)|\[phone\]/g],
  ["link", /\bhttps?:|\bwww\.|\b[\w-]+\.(?:com|net|org|co\.uk|io|info|eu|ie|ca)\b|\[url\]/gi],
  ["handle", /(?<!\w)@[a-z_]\w{2,}/gi],
  [
    "platform name",
    /\b(?:air ?bnb|vrbo|homeaway|booking\.com|expedia|trip ?advisor|agoda|hotels\.com|craigslist|facebook|instagram|whats ?app|telegram|wechat|tik ?tok|zillow|google|yelp|uber|lyft)\b/gi,
  ],
  [
    "street address",
    /\b\d{1,5}[a-z]?,? (?:(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[NSEW])\.? )?(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:[Ss]treet|St|[Aa]venue|Ave|[Rr]oad|Rd|[Bb]oulevard|Blvd|[Ll]ane|Ln|[Dd]rive|Dr|[Cc]ourt|Ct|Place|Pl|Terrace|Way|Square|Sq|Close|[Cc]rescent)\b\.?/gu,
  ],
  [
    "payment",
    /\b(?:deposits?|refund\w*|cash|credit cards?|paypal|venmo|zelle|wire transfer|bank transfer|payments?|invoice|per night|nightly rate|discount\w*|pric(?:e|es|ing)|rates?)\b|[$€£]\s?\d|\b\d+ ?(?:usd|eur|gbp|dollars|euros|pounds)\b/gi,
  ],
  ["cancellation", /\bcancel\w*|\bnon-?refundable|\breschedul\w+/gi],
  [
    "booking outside",
    /\bbook(?:ing)? direct(?:ly)?\b|\bcontact (?:me|us) (?:outside|directly|before)|\bcall (?:me|us)\b|\btext (?:me|us)\b|\be-?mail (?:me|us)\b/gi,
  ],
  ["capitals", /(?<![\p{L}'’])\p{Lu}{6,}(?![\p{L}])/gu],
  ["reviews", /\b(?:five|5)[- ]star|\bsuper ?host|\breviews?\b/gi],
  [
    "discrimination",
    /\b(?:no (?:children|kids|families|students|foreigners|section 8|wheelchairs?)|adults? only|(?:females?|males?|ladies|women|men|girls|boys|singles|christians?|muslims?|jews|whites?|asians?)(?:[- ]only| preferred)|only for (?:women|men|females|males|singles|couples|families|christians)|able-bodied|not suitable for (?:the )?(?:disabled|handicapped)|mature (?:persons?|couples?|guests?)|exclusive (?:neighbou?rhood|community)|(?:white|black|hispanic|asian|jewish|christian|muslim|ethnic) (?:neighbou?rhood|community|area|family|household)|crippled?|handicapped?|retirees|empty nesters|integrated (?:neighbou?rhood|community)|traditional family|gay|straight)\b/gi,
  ],
];

export function policyBreaches(text: string): { rule: string; words: string }[] {
  return BREACHES.flatMap(([rule, words]) => [...text.matchAll(words)].map(([found]) => ({ rule, words: found })));
}
