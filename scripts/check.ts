import { runChecks } from "./run-checks.ts";

const { passed, failed } = runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
