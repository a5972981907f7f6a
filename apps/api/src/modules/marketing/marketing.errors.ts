import { AppError } from '../../http/app-error.ts';

export const invalidLink = () =>
  new AppError('invalid', 'invalid_link', 'This link is used up or too old. Please sign up once more.');
