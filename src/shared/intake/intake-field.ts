import { z } from "zod";

export const FIELD_TYPES = ["short", "paragraph", "number", "dropdown", "checkbox", "date", "time"] as const;
export const FIELD_COMPONENTS = ["address_autocomplete", "bedrooms_repeater", "bathrooms_repeater"] as const;
export const CONDITION_OPERATORS = ["equals", "truthy", "gt", "gte", "includes"] as const;
export const INTAKE_ROLES = ["owner", "manager"] as const;
export type IntakeRole = (typeof INTAKE_ROLES)[number];

const ShowIfCondition = z.strictObject({
  key: z.string(),
  op: z.enum(CONDITION_OPERATORS),
  // Nothing to compare with for truthy.
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
});
export type ShowIfCondition = z.infer<typeof ShowIfCondition>;

export const IntakeField = z.strictObject({
  id: z.string(),
  label: z.string(),
  type: z.enum(FIELD_TYPES),
  required: z.boolean().default(false),
  help: z.string().optional(),
  // What a dropdown or a checkbox list offers; for the bedrooms, what a room can be marked with.
  options: z.array(z.string()).readonly().optional(),
  component: z.enum(FIELD_COMPONENTS).optional(),
  // Who sees it; everyone when left out.
  roles: z.array(z.enum(INTAKE_ROLES)).readonly().optional(),
  // All of them must hold.
  showIf: z.array(ShowIfCondition).readonly().optional(),
});
export type IntakeField = z.infer<typeof IntakeField>;

export const IntakeSection = z.strictObject({
  id: z.string(),
  label: z.string(),
  // The express form shows the rapid sections, the detailed one all of them.
  tier: z.enum(["rapid", "deep"]),
  fields: z.array(IntakeField).readonly(),
});
export type IntakeSection = z.infer<typeof IntakeSection>;

// A section as it is written down, with what goes without saying left out.
export type SectionText = z.input<typeof IntakeSection>;

// A form's answers by field id, under the names they are stored by.
export type Answers = Readonly<Record<string, unknown>>;
