// Where each rule comes from: a page with the day it was read, or a guide of our own.
export const OUR_LEDGER = "our own guide: nothing is written that no confirmed fact says";
export const OUR_VOICE = "our own guide: voice";
export const AIRBNB_CONTENT_POLICY = "https://www.airbnb.co.uk/help/article/546 (2026-11-15)";
export const AIRBNB_PARTY_POLICY = "https://www.airbnb.ie/help/article/2704 (2026-11-15)";
export const AIRBNB_CONTENT_RULES = "https://www.bluetent.com/blog/airbnb-content-rules/ (2026-11-15)";
export const AIRBNB_CAPITALS =
  "https://docs.rentalsunited.com/external/en-gb/Content/Sales%20Channels/Airbnb_v2/07-Airbnb-Description.htm (2026-11-15)";
export const AIRBNB_TITLE_TIPS = "https://www.listing-forge.com/blog/airbnb-title-tips (2026-11-15)";
export const VRBO_GUIDELINES = "https://help.vrbo.com/articles/What-are-the-listing-guidelines (2026-11-15)";
export const MLS_REMARKS_RULES = "https://www.pwrconnect.net/blog/using-crmls-public-remarks-properly (2026-11-15)";
export const FAIR_HOUSING_ACT = "http://codes.lp.findlaw.com/uscode/42/45/I/3604 (2026-11-15)";
export const FAIR_HOUSING_ADVERTISING =
  "US Fair Housing Act, 42 U.S.C. 3604(c): http://codes.lp.findlaw.com/uscode/42/45/I/3604 (2026-11-15)";
export const AIRBNB_NONDISCRIMINATION = "Airbnb, Nondiscrimination Policy: https://www.airbnb.com/help/article/2867";
export const AIRBNB_FAMILIES =
  "Airbnb, restrictions by age or familial status: https://www.airbnb.co.uk/help/article/1620 (2026-11-16)";
export const AIRBNB_OFF_PLATFORM =
  "Airbnb, Off-Platform and Fee Transparency Policy: https://www.airbnb.com/help/article/2799";
export const AIRBNB_OUTSIDE_CONTACT =
  "Airbnb, paying and communicating outside of Airbnb: https://www.airbnb.com.au/help/article/209 (2026-11-16)";
export const BOOKING_NAMES =
  "Booking.com, names of properties: https://partner.booking.com/de/hilfe/unterkunftsseite/so-%C3%A4ndern-sie-den-namen-ihres-unterkunftseintrags (2026-11-16)";
// Said of titles; no page that could be read says it of the other texts, which are held to it all the same.
export const BOOKING_CONTACT =
  "Guesty, what Booking.com refuses: https://help.guesty.com/hc/fr/articles/9362974132893-Restrictions-sur-les-titres-des-annonce-Booking-com (2026-11-16)";
export const OUR_DISCLOSURES = "our own guide: what a guest must know before booking is always said";
export const OUR_SAFETY = "our own guide: a public text tells nobody how to get in";
export const OUR_PLAIN_TEXT = "our own guide: a description is plain text";
export const OUR_PAYMENTS = "our own guide: a description takes no booking and no money past its platform";
