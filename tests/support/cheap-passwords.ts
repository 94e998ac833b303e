import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const CHEAP = Symbol.for("stayscribe.cheap-passwords");
const CHEAP_ROUNDS = 16;

type Scrypt = typeof crypto.scrypt & { [CHEAP]?: true };
type Derive = (password: crypto.BinaryLike, salt: crypto.BinaryLike, length: number, ...rest: unknown[]) => void;

// A password is hashed slowly on purpose, a tenth of a second each time: tests of all else would mostly do that.
// Journeys and the servers that tests start in processes of their own hash at the full cost.
function hashPasswordsCheaply(): void {
  const { scrypt } = crypto as { scrypt: Scrypt };
  if (scrypt[CHEAP]) return;
  const derive = scrypt as Derive;
  const cheap = (password: crypto.BinaryLike, salt: crypto.BinaryLike, length: number, ...rest: unknown[]) => {
    const [options, callback] = rest;
    if (typeof callback !== "function") return derive(password, salt, length, ...rest);
    return derive(password, salt, length, { ...(options as ScryptOptions), N: CHEAP_ROUNDS }, callback);
  };
  crypto.scrypt = Object.assign(cheap, { [CHEAP]: true }) as Scrypt;
  syncBuiltinESMExports();
}

hashPasswordsCheaply();
