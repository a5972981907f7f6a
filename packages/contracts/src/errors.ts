import { z } from 'zod';

/** Every stable error code of the API. The sentence beside it may change, the code may not. */
export const errorCodes = [
  'invalid_request',
  'invalid_json',
  'too_large',
  'unsupported_type',
  'not_signed_in',
  'forbidden',
  'admin_only',
  'no_partner',
  'not_found',
  'method_not_allowed',
  'role_not_allowed',
  'email_not_own',
  'user_not_found',
  'email_taken',
  'weak_password',
  'wrong_credentials',
  'confirmation_wrong',
  'demo_account',
  'last_admin',
  'invalid_link',
  'partner_exists',
  'owner_not_found',
  'owner_has_partner',
  'owner_not_confirmed',
  'token_in_use',
  'token_required',
  'token_refused',
  'no_chat_yet',
  'channel_limit',
  'image_refused',
  'bot_paused',
  'empty_message',
  'message_too_long',
  'id_reused',
  'photo_refused',
  'photo_too_big',
  'photo_gone',
  'empty_description',
  'reading_too_long',
  'price_conflict',
  'stale',
  'bay_taken',
  'in_past',
  'nonexistent_local_time',
  'ambiguous_local_time',
  'not_bookable',
  'too_late',
  'nothing_booked',
  'too_many_requests',
  'unavailable',
  'internal',
] as const;

export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** The one error body: the spec's client throws `error`, so the sentence for a person stands there. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: errorCodeSchema,
  details: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
