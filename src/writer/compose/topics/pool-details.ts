import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

// When the pool opens, how deep it is, whether it is fenced: what parents ask.
export function poolDetails(home: Home): Message[] {
  return home.all("pool-detail").flatMap((fact) => {
    const pool = fact.qualifiers.access === "shared" ? "shared pool" : "pool";
    const detail = String(fact.value).replace(/^pool /, "");
    const said = detail.startsWith("opens ") ? detail : `is ${detail}`;
    return say([fact], 7, [`The ${pool} ${said}.`, `Please note that the ${pool} ${said}.`]);
  });
}
