import fc from "fast-check";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { answerTo } from "#tests/support/samples/random-form.ts";
import type { NamedEndpoint } from "../support/contract-endpoints.ts";
import { hostileText, hostileValue, longRun, unknownId } from "./values/hostile-values.ts";
import type { Hints } from "./values/value-of-schema.ts";

// A reference to an existing id, the caller's own or another customer's; the sender puts the real value in.
const ref = (...names: string[]) =>
  fc.constantFrom(...names.flatMap((name) => [`{own.${name}}`, `{own.${name}}`, `{foreign.${name}}`]));

const IDS = [
  "draftId",
  "jobId",
  "propertyId",
  "listingId",
  "orderId",
  "userId",
  "sessionId",
  "linkId",
  "paymentIntentId",
];
const anyId = ref(...IDS);

const orUnknown = (known: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: anyId }, { weight: 2, arbitrary: unknownId });

const BY_PATH: [RegExp, string][] = [
  [/^\/api\/intake\//, "draftId"],
  [/^\/api\/(listing|user\/listings)\//, "listingId"],
  [/^\/api\/(admin\/)?orders\//, "orderId"],
  [/^\/api\/admin\/users\//, "userId"],
  [/^\/api\/account\/sessions\//, "sessionId"],
  [/^\/api\/test-payments\//, "openPaymentId"],
  [/^\/api\/properties\//, "propertyId"],
];

const email = fc.oneof(
  fc.constantFrom("{fresh.email}", "{fresh.email}", "{own.email}", "{foreign.email}", "not-an-email", "a@b"),
  fc.constantFrom("a@b.example\r\nBcc: injected@hostile.example", '"<img src=x onerror=hostileMarkup()>"@b.example'),
  hostileText,
);
const password = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("{own.password}") },
  { weight: 2, arbitrary: hostileText },
);
const photo = fc.oneof(ref("photo"), unknownId);
const token = fc.oneof(
  fc.constantFrom("{own.ownerToken}", "{own.managerToken}", "{own.revokedToken}", "{foreign.revokedToken}"),
  unknownId,
);

const fields = INTAKE_SECTIONS.flatMap((section) => section.fields);
const field = fc.constantFrom(...fields);
export const answers = field.chain((each) =>
  fc.tuple(
    fc.constant(each.id),
    fc.oneof({ weight: 2, arbitrary: answerTo(each) }, { weight: 3, arbitrary: hostileValue }),
  ),
);
const NOTES = [
  "nearby_places",
  "neighborhood",
  "story",
  "features",
  "things_to_note",
  "guest_access",
  "description",
  "title",
];
const note = fc.tuple(fc.constantFrom(...NOTES), fc.oneof(hostileText, longRun));
const details = fc.constantFrom<[string, unknown]>(
  ["address", "12 Pine Road, Oslo"],
  ["property_address", "{fresh.address}"],
  ["platform", "vrbo"],
  ["selectedPlatforms", ["airbnb", "website"]],
  ["propertyType", "real_estate"],
  ["images", ["{own.photo}", "/files/.."]],
  ["uploadedPhotos", ["{foreign.photo}"]],
  ["floorPlan", "/files/.."],
  ["draftId", "{foreign.draftId}"],
  ["formType", "express"],
  ["findingMarks", { constructor: "struck" }],
);

// A form as the pages send it, partly answered as people do and partly not.
const form = fc
  .array(fc.oneof(answers, note, details), { minLength: 1, maxLength: 6 })
  .map((entries) => Object.fromEntries([["address", "12 Pine Road, Oslo"], ["bedrooms", 2], ...entries]));

const BY_NAME: Record<string, fc.Arbitrary<unknown>> = {
  email,
  password,
  currentPassword: password,
  newPassword: fc.oneof(fc.constant("{own.password}"), hostileText),
  draftId: orUnknown(ref("draftId")),
  jobId: orUnknown(ref("jobId", "unsoldJobId")),
  propertyId: orUnknown(ref("propertyId")),
  listingId: orUnknown(ref("listingId")),
  linkId: orUnknown(ref("linkId")),
  paymentIntentId: orUnknown(ref("paymentIntentId", "expressPaymentId", "propertyPaymentId", "openPaymentId")),
  clientSecret: fc.oneof(fc.constantFrom("{own.clientSecret}"), unknownId),
  cursor: orUnknown(anyId),
  code: fc.oneof(fc.constantFrom("{any.promoCode}", "ALPHA100"), unknownId),
  promoCode: fc.oneof(fc.constantFrom("ALPHA100", "WELCOME20", "{any.promoCode}"), hostileText),
  token,
  photos: photo,
  floorPlan: photo,
  fieldId: field.map(({ id }) => id),
  sections: fc.constantFrom(...INTAKE_SECTIONS.map(({ id }) => id)),
  form_data: form,
  ownerData: form,
  propertyData: form,
  description: fc.oneof(fc.constant("{own.content}"), fc.constant("{foreign.content}"), hostileText),
  number: fc.constantFrom("4242424242424242", "4000000000000002", "4000002500003155"),
  expiry: fc.constant("12/34"),
  cvc: fc.constant("123"),
  version: fc.constantFrom(1, 2),
};

export function hintsFor({ path }: NamedEndpoint): Hints {
  const kind = BY_PATH.find(([pattern]) => pattern.test(path))?.[1];
  return (name) => {
    if (name === "id" && kind) return orUnknown(ref(kind));
    return Object.hasOwn(BY_NAME, name) ? (BY_NAME[name] ?? null) : null;
  };
}
