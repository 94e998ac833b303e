import type { FastifyInstance } from "fastify";
import type { FileStore } from "./adapters/files/create-file-store.ts";
import type { Mailer } from "./adapters/mail/port.ts";
import type { Payments } from "./adapters/payments/port.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db/connect.ts";
import type { Customers } from "./domain/customers.ts";
import type { LookUpDeps } from "./domain/pictures/see-property.ts";
import type { AccountsOffer } from "./features/accounts/offer.ts";
import type { recordRefund } from "./features/admin/record-change.ts";
import type { ListingsOffer } from "./features/listings/offer.ts";
import type { Writers } from "./features/listings/write/write-texts.ts";
import type { OrdersOffer } from "./features/orders/offer.ts";
import type { Schedule } from "./jobs/queue-run.ts";
import type { BoundTask } from "./jobs/task.ts";
import type { Log } from "./process/log.ts";
import type { ModelSpending } from "./settings/model-spending.ts";

// What one part of the server brings to it. All of it is optional.
export type Feature = {
  // Absent where it is always on; what is off has no routes, tasks or schedules.
  isOn?: (config: Config) => boolean;
  routes?: (app: FastifyInstance, context: Context) => void;
  tasks?: (context: WorkerContext) => BoundTask[];
  schedules?: Schedule[];
  // Writes rows that have to be there, at every start and before any call or job.
  seed?: (given: Pick<Given, "config" | "db">) => Promise<void>;
};

// What the process was started with. Calls and jobs have a database pool each, and hence a context each.
export type Given = {
  config: Config;
  db: Db;
  files: FileStore;
  log: Log;
  cookieSecret: string;
  outboxDir: string;
  // The same for calls and jobs, so that both share one spending limit.
  writers: Writers;
  spending: ModelSpending;
};

// What every feature may use: it takes what it needs, and another feature only through what that one offers.
export type Context = Given & {
  payments: Payments;
  customers: Customers;
  vision: LookUpDeps;
  accounts: AccountsOffer;
  admin: { recordRefund: typeof recordRefund };
  listings: ListingsOffer;
  orders: OrdersOffer;
};

export type WorkerContext = Context & {
  mailer: Mailer;
  // Where this server can be reached on its machine, known once it listens.
  address: () => Promise<string>;
  // Steps run when the server stops, after the worker has.
  onStop: (step: () => Promise<void> | void) => void;
};
