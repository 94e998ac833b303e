// What a person has to decide or mend; nothing was changed.
export class Refusal extends Error {}
