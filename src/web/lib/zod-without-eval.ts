// Zod probes for eval as soon as the first object schema is built, and the content policy reports
// that as a violation. So this module must come before anything that imports the contract.
import { config } from "zod";

config({ jitless: true });
