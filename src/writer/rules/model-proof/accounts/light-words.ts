import { isHarmless, isPerson, isPortable } from "../../lexicon/is-harmless.ts";
import { DONE, isState } from "../../lexicon/statement-words.ts";
import { isGrammar } from "../../proof/ledger-words.ts";

// Words that promise something, however everyday they are: each needs its own evidence.
const PROMISING = new Set(
  `private privately free freely own included include includes inclusive provided provide provides supplied supply supplies
  complimentary offered offer offers heated guaranteed guarantee always never ever every each daily weekly nightly hourly any
  anytime all whole entire entirely only exclusive exclusively alone yours dedicated unlimited reserved supervised patrolled guarded
  safe safely new newly recent recently best most finest view views see seen sees overlook overlooks look looks face faces visible
  welcome welcomes allowed permitted next beside close closest near nearest opposite nearby directly immediately both first last
  belong belongs belonged teach teaches lend lends give gives gift serve serves cook cooks bake bakes bring brings fetch deliver
  delivers collect collects drive drives guide guides host hosts join joins feed feeds borrow sell sells famous featured hear
  without not no none nor nobody nothing cannot`.split(/\s+/),
);

// Whether a word may join what a note says without saying more: grammar, and what guests do, think and plan.
export function isLight(word: string): boolean {
  if (PROMISING.has(word)) return false;
  if (isGrammar(word)) return true;
  return isHarmless(word) && !isPortable(word) && !isPerson(word) && !isState(word) && !DONE.has(word);
}
