export const FIELD_TYPES = ["short", "paragraph", "number", "dropdown", "checkbox", "date", "time"] as const;
export const FIELD_COMPONENTS = ["address_autocomplete", "bedrooms_repeater", "bathrooms_repeater"] as const;
export const CONDITION_OPERATORS = ["equals", "truthy", "gt", "gte", "includes"] as const;
export const INTAKE_ROLES = ["owner", "manager"] as const;
export const SECTION_TIERS = ["rapid", "deep"] as const;
export type IntakeRole = (typeof INTAKE_ROLES)[number];

export type ShowIfCondition = {
  key: string;
  op: (typeof CONDITION_OPERATORS)[number];
  // Left out for the operator "truthy", which compares with nothing.
  value?: string | number | boolean | undefined;
};

// Without bounds of its own a number is whole, and between 0 and 10,000.
export type NumberBounds = { min: number; max: number; isWhole: boolean };

// How much an answer lifts the description, and the question that asks for it. The heaviest are what no photo shows and
// what guests complain about when it was not said: stairs, parking, noise, a desk, the wifi.
export type FieldPriority = { weight: number; question: string };

// All there is to say of a field. A new one is added to its section; what the writer makes of the answer stands in
// src/writer/ledger/intake.
export type IntakeField = {
  id: string;
  label: string;
  type: (typeof FIELD_TYPES)[number];
  required: boolean;
  help?: string | undefined;
  // What a dropdown or a checkbox list offers; for the bedrooms, what a room can be marked with.
  options?: readonly string[] | undefined;
  component?: (typeof FIELD_COMPONENTS)[number] | undefined;
  // Who sees it; everyone when left out.
  roles?: readonly IntakeRole[] | undefined;
  // All of them must hold.
  showIf?: readonly ShowIfCondition[] | undefined;
  bounds?: NumberBounds | undefined;
  priority?: FieldPriority | undefined;
};

export type IntakeSection = {
  id: string;
  label: string;
  // The express form shows the rapid sections, the detailed one all of them.
  tier: (typeof SECTION_TIERS)[number];
  fields: readonly IntakeField[];
};

// A section as it is written in the code, with defaults left out.
export type SectionText = Omit<IntakeSection, "fields"> & {
  fields: readonly (Omit<IntakeField, "required"> & { required?: boolean })[];
};

// A form's answers by field id, under the names they are stored by.
export type Answers = Readonly<Record<string, unknown>>;

// Which answers of a form are the owner's: the whole answer, or of a list the options that the owner chose.
export type OwnerAnswers = Readonly<Record<string, true | readonly string[]>>;
