import { AppError } from '../../http/app-error.ts';

export const noPricesFound = () =>
  new AppError(
    'invalid',
    'no_prices_found',
    'There is no price in this text. Write the service and its price, for example: Interior cleaning 120.',
  );

/** The same for a key that never was and for a day that is over. */
export const trialOver = () =>
  new AppError('not-found', 'trial_over', 'This list is no longer kept. Please paste it again.');

export const trialTalkFull = () =>
  new AppError(
    'conflict',
    'trial_talk_full',
    'This trial talk has come to its end. Keep your list to go on, or paste it again.',
  );

export const trialMessageTooLong = () =>
  new AppError('invalid', 'message_too_long', 'This message is too long. Please write it shorter.');
