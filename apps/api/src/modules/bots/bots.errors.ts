import { AppError } from '../../http/app-error.ts';

/** Says nothing about whose bot holds the token. */
export const tokenInUse = () =>
  new AppError(
    'conflict',
    'token_in_use',
    'This bot token is in use already. Please create another bot at BotFather.',
  );

export const tokenRequired = () =>
  new AppError('invalid', 'token_required', 'A Telegram bot needs its bot token from BotFather.');

export const tokenNotChangeable = () =>
  new AppError('invalid', 'invalid_request', 'The token of a website chat is made by us and can’t be set.');

export const imageRefused = () =>
  new AppError('invalid', 'image_refused', 'Please use a PNG, JPEG or WebP picture of at most 64 kB.');
