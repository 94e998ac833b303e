// What a note is about by the field it stands in, and how a bare thing in it is told.
export type Subject = {
  // "the kitchen", "parking", "Lincoln Park"
  noun: string;
  // "There is %s", "The kitchen has %s"
  one: string;
  many: string;
  // The home is a part of a building: "Victorian house" is what it is in.
  isPart?: boolean;
  // The field speaks of the place around the home.
  isArea?: boolean;
  // The field speaks of ways and stops.
  isTransport?: boolean;
  // How the host speaks of themselves in their notes.
  person?: "I" | "we";
};
