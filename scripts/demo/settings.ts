import { resolve } from "node:path";
import { StartError } from "#server/process/errors.ts";
import { ADMIN } from "./people.ts";

type Variables = Record<string, string | undefined>;
type Wish = { folder: string | undefined; database: string | undefined };

const OWN_FOLDER = ".data-demo";
const REAL_FOLDER = ".data";
// The other settings would use outside services: mail, files, a language model, a database.
const TAKEN_OVER = ["PORT", "HOST", "LOG_LEVEL", "LOOK_AT_PHOTOS"];

// The demo's own settings, whatever those of the product are.
export function demoSettings(variables: Variables, { folder = OWN_FOLDER, database }: Wish): Variables {
  refuse(variables, folder);
  return {
    ...Object.fromEntries(TAKEN_OVER.map((name) => [name, variables[name]])),
    LOG_LEVEL: variables["LOG_LEVEL"] ?? "warn",
    DATA_DIR: folder,
    DATABASE_URL: database,
    ADMIN_EMAIL: ADMIN.email,
    // A month is filled in from one address.
    RATE_LIMIT_SCALE: "1000",
  };
}

function refuse({ NODE_ENV, STRIPE_SECRET_KEY, DATA_DIR }: Variables, folder: string): void {
  if (NODE_ENV === "production") {
    throw new StartError(
      "The demo does not run with NODE_ENV=production: its accounts are made up, with passwords printed.",
    );
  }
  if (STRIPE_SECRET_KEY) {
    throw new StartError("The demo does not run where cards are charged. Start it without STRIPE_SECRET_KEY.");
  }
  if (resolve(folder) === resolve(DATA_DIR || REAL_FOLDER)) {
    throw new StartError(`${resolve(folder)} is the data folder of the product itself. Name another one for the demo.`);
  }
}
