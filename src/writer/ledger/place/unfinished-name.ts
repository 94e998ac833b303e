// Words that join a name to its tail, in the languages that addresses are written in.
const JOINS = new Set(
  "de del della delle dei degli dello di da do dos das du des of the la le les el los las am im der den dem on by et y e i and und aan op van von zu zum zur".split(
    " ",
  ),
);

// No name ends in these in any spelling; "Sơn La" and "Jeju Do" are whole names.
const NEVER_LAST = new Set("de del della delle dei degli dello des of the upon der dem von aan".split(" "));

// "Saint-Jean-sur", "Stratford-upon"; "Big Sur" is a whole name.
const JOINS_WITH_HYPHEN = /(?:^|[ -])(?:sur|sous|en|upon|under)$/;

// "San Pedro de", "Stratford upon": what follows belongs to the name and is not the region.
export function goesOn(name: string): boolean {
  return isUnfinished(name) || JOINS.has(lastWord(name).toLowerCase());
}

// A name that lost its tail must not be printed.
export function isUnfinished(name: string): boolean {
  const last = lastWord(name);
  return JOINS.has(last) || NEVER_LAST.has(last.toLowerCase()) || JOINS_WITH_HYPHEN.test(name);
}

function lastWord(name: string): string {
  return name.split(" ").at(-1) ?? "";
}
