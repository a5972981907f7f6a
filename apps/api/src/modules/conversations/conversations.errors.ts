import { messageLength } from '@glossa/contracts';
import { AppError } from '../../http/app-error.ts';

export const emptyMessage = () => new AppError('invalid', 'empty_message', 'Please write a message.');

export const messageTooLong = () =>
  new AppError('invalid', 'message_too_long', `Please keep it to ${messageLength.max} characters.`);

export const idReused = () =>
  new AppError('conflict', 'id_reused', 'This message id was used for another text already.');

export const alreadySettled = () =>
  new AppError('conflict', 'already_settled', 'This has been answered already.');

export const notTranslated = (cause?: unknown) =>
  new AppError(
    'unavailable',
    'not_translated',
    'The translation didn’t come. Please try again in a moment.',
    {
      cause,
    },
  );

export const carUnknown = () =>
  new AppError(
    'invalid',
    'car_unknown',
    'This car is not known. Please write make and model, such as VW Golf.',
  );
