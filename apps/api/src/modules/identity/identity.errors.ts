import { AppError } from '../../http/app-error.ts';

export const roleNotAllowed = () =>
  new AppError('invalid', 'role_not_allowed', 'A user can only be created with the role CUSTOMER.');

export const emailNotOwn = () =>
  new AppError('forbidden', 'email_not_own', 'You can only create the user of your own e-mail address.');

export const emailTaken = () =>
  new AppError(
    'conflict',
    'email_taken',
    'There is already an account with this e-mail address. Please log in.',
  );

export const weakPassword = (reason: string) => new AppError('invalid', 'weak_password', reason);

export const wrongCredentials = () =>
  new AppError('unauthenticated', 'wrong_credentials', 'The e-mail address or the password is not right.');

export const wrongPassword = () =>
  new AppError('invalid', 'wrong_credentials', 'The current password is not right.');

export const invalidLink = () =>
  new AppError(
    'invalid',
    'invalid_link',
    'This link has expired or was used already. Please ask for a new one.',
  );

export const emailElsewhere = () =>
  new AppError(
    'conflict',
    'email_elsewhere',
    'Your address is kept by the provider you log in with. Please change it there.',
  );

export const emailUnchanged = () =>
  new AppError('invalid', 'email_unchanged', 'This is your address already.');

export const confirmationWrong = () =>
  new AppError('invalid', 'confirmation_wrong', 'Please type your own e-mail address to confirm.');

const keptBecause = {
  demo_account: 'The account of the demo studio stays. Sign up for one of your own.',
  last_admin: 'You are the only administrator. Somebody has to stay.',
} as const;

export const accountKept = (reason: keyof typeof keptBecause) =>
  new AppError('conflict', reason, keptBecause[reason]);
