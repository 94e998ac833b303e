import { createPayments } from "./adapters/payments/create-payments.ts";
import { asksModelAboutPhotos } from "./adapters/vision/vision-model.ts";
import { createCustomers } from "./domain/customers.ts";
import { createFindingsReader } from "./domain/pictures/see-property.ts";
import type { Context, Given } from "./feature.ts";
import { offerAccounts } from "./features/accounts/offer.ts";
import { recordRefund } from "./features/admin/record-change.ts";
import { offerListings } from "./features/listings/offer.ts";
import { offerOrders } from "./features/orders/offer.ts";

// The one place where what a feature offers is handed to the others.
export function createContext(given: Given): Context {
  const { config, db, files, log, cookieSecret, writers } = given;
  const payments = createPayments({ config, db, log, cookieSecret });
  const readFindings = createFindingsReader({ db, files });
  const accounts = offerAccounts({ config, db, cookieSecret });
  return {
    ...given,
    payments,
    customers: createCustomers({ db, isHttps: config.isHttps, findUserId: accounts.findUserId }),
    vision: { db, readFindings, looksAtPhotos: config.looksAtPhotos, asksModel: asksModelAboutPhotos(config) },
    accounts,
    admin: { recordRefund },
    listings: offerListings({ db, writers, readFindings, findVoice: accounts.findVoice }),
    orders: offerOrders({ db, log, payments }),
  };
}
