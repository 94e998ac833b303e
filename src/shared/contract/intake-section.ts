import { z } from "zod";
import * as field from "../intake/intake-field.ts";

const ShowIfCondition = z.strictObject({
  key: z.string(),
  op: z.enum(field.CONDITION_OPERATORS),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
});

const IntakeField = z.strictObject({
  id: z.string(),
  label: z.string(),
  type: z.enum(field.FIELD_TYPES),
  required: z.boolean(),
  help: z.string().optional(),
  options: z.array(z.string()).readonly().optional(),
  component: z.enum(field.FIELD_COMPONENTS).optional(),
  roles: z.array(z.enum(field.INTAKE_ROLES)).readonly().optional(),
  showIf: z.array(ShowIfCondition).readonly().optional(),
});

// As it travels; what it is to the form is said without a schema.
export const IntakeSection = z.strictObject({
  id: z.string(),
  label: z.string(),
  tier: z.enum(field.SECTION_TIERS),
  fields: z.array(IntakeField).readonly(),
}) satisfies z.ZodType<field.IntakeSection>;
