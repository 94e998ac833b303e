import { scoreAddresses } from "./score-addresses.ts";

// `npm run -s bench:places -- addresses.jsonl`: how many towns are read right, asked about, or wrong.
const path = process.argv[2] ?? "bench/places/own-addresses.jsonl";
const scored = scoreAddresses(path);
const count = (verdict: string) => scored.filter((one) => one.verdict === verdict).length;
for (const { address, read, towns, verdict } of scored.filter((one) => one.verdict !== "right"))
  console.log(`${verdict}: ${address} → ${read} (${towns.join(", ")})`);
const judged = scored.length - count("unknown");
const share = (number: number) => `${((100 * number) / judged).toFixed(1)} %`;
const right = count("right");
const asked = count("asked");
console.log(
  `${judged} addresses (${count("unknown")} more without a known town): ${right} right, ${asked} asked (${share(asked)}), ${count("wrong")} wrong; right or asked ${share(right + asked)}`,
);
