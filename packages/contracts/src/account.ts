import { z } from 'zod';
import { enteredPasswordSchema } from './auth.ts';
import { languageSchema } from './languages.ts';
import { partnerDeletionImpactSchema } from './partner.ts';
import { emailSchema, idSchema } from './text.ts';

/** Accounts that can't be deleted by their own hand: everybody needs one administrator, and the demo its owner. */
export const accountKeepers = ['demo_account', 'last_admin'] as const;

/** What deleting the own account means, told before it is done. */
export const accountDeletionSchema = z.object({
  /** Why it is not possible, or null. */
  refusal: z.enum(accountKeepers).nullable(),
  /** False where another identity provider keeps the password. */
  needsPassword: z.boolean(),
  /** The business that goes along, with what hangs on it. */
  business: partnerDeletionImpactSchema.extend({ name: z.string() }).nullable(),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** The typed address is the confirmation; the password proves that it is the owner who types. */
export const deleteAccountSchema = z.strictObject({
  email: emailSchema,
  password: enteredPasswordSchema.optional(),
});
export type DeleteAccount = z.infer<typeof deleteAccountSchema>;

/** A new address of one's own. The password proves that it is the owner who asks; a mailed link makes it so. */
export const changeEmailSchema = z.strictObject({ email: emailSchema, password: enteredPasswordSchema });
export type ChangeEmail = z.infer<typeof changeEmailSchema>;

/** What the mailed link carries. */
export const newEmailTokenSchema = z.strictObject({ token: z.string().min(1).max(1500) });

/** One browser that is signed in. */
export const openSessionSchema = z.object({
  id: idSchema,
  /** Null where the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** The language of mails to a person; null until one is chosen or known. */
export const mailLanguageSchema = z.object({ language: languageSchema.nullable() });
export const chooseMailLanguageSchema = z.strictObject({ language: languageSchema });
export type ChooseMailLanguage = z.infer<typeof chooseMailLanguageSchema>;
