// Zod probes for eval as soon as the first object schema is built, and the content policy reports that as a violation.
// Set on the global object that zod reads, so that pages without zod need not load it for this.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
