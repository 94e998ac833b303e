import { runChecks } from "./checks/run-checks.ts";

const { passed, failures } = await runChecks();
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
