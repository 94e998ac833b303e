import { readCorpus, TUNED_ON, WRITTEN_APART } from "#tests/proof-corpus/read-corpus.ts";
import { followsFrom, standingFacts } from "#writer/rules/read-sentences/follows-from.ts";
import { blockingIn } from "./measure-proof.ts";
for (const parts of [TUNED_ON, WRITTEN_APART]) {
  const all = parts.flatMap((p) => readCorpus(p));
  const left: Record<string, [number, number]> = {};
  let t=0,i=0,bt=0,bi=0, emb=0;
  for (const s of all) {
    s.isTrue ? t++ : i++;
    const ids=[...standingFacts(s.ledger).keys()];
    const read=followsFrom(s.text, ids, s.ledger);
    const f=[...blockingIn({text:s.text,facts:[],followsFrom:read}, s.ledger,"model"), ...blockingIn({text:s.text,facts:[],followsFrom:read}, s.ledger,"embedded")];
    if (f.length) { s.isTrue ? bt++ : bi++; for (const r of new Set(f.map(x=>x.rule))) { (left[r] ??= [0,0])[s.isTrue?0:1]++; } 
      if (s.isTrue) console.log(s.home, s.text, f.map(x=>x.rule+": "+x.words).join("; ")); }
    if (s.isTrue) { const a=blockingIn({text:s.text,facts:[]}, s.ledger,"model").length, b=blockingIn({text:s.text,facts:[]}, s.ledger,"embedded").length; if(!a&&b) emb++; }
  }
  console.log({t,i,"true still blocked":bt,"inventions still blocked":bi, emb}); console.table(left);
}
