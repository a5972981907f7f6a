import { AppError } from '../../../http/app-error.ts';

export const chatNotFound = () => new AppError('not-found', 'not_found', 'There is no chat at this link.');

export const botPaused = () =>
  new AppError('not-found', 'bot_paused', 'This chat is taking a break at the moment.');

export const nothingBooked = () =>
  new AppError('conflict', 'nothing_booked', 'There is no booking to be reminded of.');
