import { z } from 'zod';
import { teamRoleSchema } from './team.ts';
import { emailSchema, idSchema } from './text.ts';

export const roles = ['ADMIN', 'CUSTOMER'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: roleSchema,
  /** The business the user works for, and as what. */
  partner: z.object({ id: idSchema, name: z.string(), role: teamRoleSchema }).nullable(),
  /** Whether the address was confirmed by its mailed link: notices are mailed to confirmed ones only. */
  emailConfirmed: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** `role` is read as text so that anything but CUSTOMER gets a named refusal instead of a shape error. */
export const createUserSchema = z.strictObject({ email: emailSchema, role: z.string().max(40).optional() });
export type CreateUser = z.infer<typeof createUserSchema>;
