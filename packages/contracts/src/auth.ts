import { z } from 'zod';
import { emailSchema } from './text.ts';

export const passwordLength = { min: 10, max: 128 } as const;

/** Counted after NFC, never trimmed or cut: two spellings of one password are the same password. */
export const newPasswordSchema = z
  .string()
  .max(1024, { message: `must have at most ${passwordLength.max} characters` })
  .normalize('NFC')
  .refine((password) => [...password].length >= passwordLength.min, {
    message: `must have at least ${passwordLength.min} characters`,
  })
  .refine((password) => [...password].length <= passwordLength.max, {
    message: `must have at most ${passwordLength.max} characters`,
  });

/** A password being checked, not chosen: only its size matters. */
export const enteredPasswordSchema = z
  .string()
  .min(1, { message: 'must not be empty' })
  .max(1024)
  .normalize('NFC');

export const signUpSchema = z.strictObject({ email: emailSchema, password: newPasswordSchema });
export type SignUp = z.infer<typeof signUpSchema>;

/** The same answer whether the address was new or known (where mail can tell the owner). */
export const signUpAnswerSchema = z.object({ email: z.string() });

export const signInSchema = z.strictObject({ email: emailSchema, password: enteredPasswordSchema });
export const signInAnswerSchema = z.object({ email: z.string() });

export const requestPasswordResetSchema = z.strictObject({ email: emailSchema });
export const resetPasswordSchema = z.strictObject({
  token: z.string().min(1).max(200),
  newPassword: newPasswordSchema,
});
export const changePasswordSchema = z.strictObject({
  currentPassword: enteredPasswordSchema,
  newPassword: newPasswordSchema,
});

/** What a mailed link that confirms an address carries. */
export const confirmEmailSchema = z.strictObject({ token: z.string().min(1).max(600) });

export const tokenAnswerSchema = z.object({ token: z.string() });

/** Set while a browser probably holds a session; readable by the page, worthless to anybody else. */
export const presenceCookieName = 'glossa.present';
