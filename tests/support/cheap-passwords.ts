import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const CHEAP = Symbol.for("stayscribe.cheap-passwords");
const CHEAP_ROUNDS = 16;

type Derive = (...args: unknown[]) => void;

// A password is hashed slowly on purpose, a tenth of a second each time: tests of all else would mostly do that.
// Journeys and the servers that tests start in processes of their own hash at the full cost.
function hashPasswordsCheaply(): void {
  if (CHEAP in crypto.scrypt) return;
  const derive = crypto.scrypt as Derive;
  const cheap = (...args: unknown[]): void => {
    const [password, salt, length, options, callback] = args;
    if (typeof callback !== "function") return derive(...args);
    derive(password, salt, length, { ...(options as ScryptOptions), N: CHEAP_ROUNDS }, callback);
  };
  Object.assign(crypto, { scrypt: Object.assign(cheap, { [CHEAP]: true }) });
  syncBuiltinESMExports();
}

hashPasswordsCheaply();
