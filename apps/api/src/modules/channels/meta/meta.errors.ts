import { AppError } from '../../../http/app-error.ts';
import { invalidRequest } from '../../../http/http.errors.ts';

export const notFromMeta = () =>
  new AppError('unauthenticated', 'not_signed_in', 'This call is not from Meta.');

export const wrongVerifyToken = () =>
  new AppError('forbidden', 'forbidden', 'The verify token is not the one shown in the control panel.');

export const metaTokenRefused = () =>
  new AppError(
    'invalid',
    'meta_token_refused',
    'Meta does not accept this token with this app secret. Please copy both once more.',
  );

export const metaAccountNotFound = () =>
  new AppError(
    'invalid',
    'meta_account_not_found',
    'This token does not open the account. Please check the number’s id and the permissions of the token.',
  );

export const metaUnreachable = () =>
  new AppError('unavailable', 'unavailable', 'Meta can’t be reached at the moment. Please try again.', {
    retryAfterSeconds: 5,
  });

/** Without a secret nobody could tell Meta's calls from forged ones. */
export const appSecretRequired = () => invalidRequest('Please add the app secret of your app at Meta.');

export const phoneNumberIdRequired = () => invalidRequest('Please add the id of your WhatsApp number.');

/** Says nothing about whose bot holds the account. */
export const accountInUse = () =>
  new AppError('conflict', 'token_in_use', 'This account is connected already. Disconnect it there first.');

export const nobodyWroteYet = () =>
  new AppError(
    'conflict',
    'no_chat_yet',
    'Write something to your bot in this messenger first, then send the test message.',
  );

export const testRefused = (reason: string) =>
  new AppError('conflict', 'meta_test_failed', `The test message did not go through. ${reason}`);
