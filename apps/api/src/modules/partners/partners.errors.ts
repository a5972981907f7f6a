import { AppError } from '../../http/app-error.ts';

export const partnerExistsAlready = () =>
  new AppError('conflict', 'partner_exists', 'You have set up a business already.');

export const ownerNotFound = () =>
  new AppError('invalid', 'owner_not_found', 'There is no customer account with this e-mail address.');

export const ownerHasPartner = () =>
  new AppError('conflict', 'owner_has_partner', 'This customer has a business already.');

export const ownerNotConfirmed = () =>
  new AppError(
    'conflict',
    'owner_not_confirmed',
    'This customer has not confirmed the e-mail address yet. The link was mailed to them.',
  );

export const knowledgeFull = () =>
  new AppError('conflict', 'knowledge_full', 'You keep 100 answers already. Remove one to keep another.');
