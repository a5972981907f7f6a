import { AppError } from '../../../http/app-error.ts';

export const tokenRefused = () =>
  new AppError(
    'invalid',
    'token_refused',
    'Telegram does not know this token. Please copy it from BotFather once more.',
  );

export const telegramUnreachable = () =>
  new AppError('unavailable', 'unavailable', 'Telegram can’t be reached at the moment. Please try again.', {
    retryAfterSeconds: 5,
  });

export const wrongSecret = () =>
  new AppError('unauthenticated', 'not_signed_in', 'This call is not from Telegram.');

export const noChatYet = () =>
  new AppError(
    'conflict',
    'no_chat_yet',
    'Write something to your bot on Telegram first, then send the test message.',
  );
