import { AppError } from '../../http/app-error.ts';

export const photoRefused = () =>
  new AppError('invalid', 'photo_refused', 'This is no photo we can read. Please send a JPEG, PNG or WebP.');

export const photoIsHeic = () =>
  new AppError(
    'invalid',
    'photo_heic',
    'Photos in the HEIC format can’t be opened here. Please send a screenshot of it, or save it as JPEG.',
  );

export const photoTooBig = () =>
  new AppError('invalid', 'photo_too_big', 'This photo has too many pixels. Please send a smaller one.');

export const photoGone = () =>
  new AppError('conflict', 'photo_gone', 'A photo is no longer here. Please attach it again.');
