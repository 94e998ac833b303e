// Zod probes for eval as soon as the first object schema is built, and the content policy reports that as a violation.
// Said where zod looks for its settings, so that pages that do without zod need not load it to say so.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
