import { AppError } from '../../http/app-error.ts';

export const emptyDescription = () =>
  new AppError('invalid', 'empty_description', 'Please enter a description');

export const readingTookTooLong = () =>
  new AppError(
    'invalid',
    'reading_too_long',
    'This text takes too long to read. Please paste it in smaller parts.',
  );

export const staleList = (version?: number) =>
  new AppError(
    'conflict',
    'stale',
    'The price list was changed meanwhile. Please look at the new version before you save.',
    version === undefined ? {} : { details: { version } },
  );

type Twin = { service: string; zone: string | null; material: string | null; carType: string | null };

export const sameThingTwice = ({ service, zone, material, carType }: Twin) =>
  new AppError(
    'conflict',
    'price_conflict',
    `There are two prices for the same thing: ${[service, zone, material, carType].filter(Boolean).join(', ')}. Please choose one.`,
    { details: { service, zone, material, carType } },
  );
