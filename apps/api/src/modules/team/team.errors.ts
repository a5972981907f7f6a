import { teamLimit } from '@glossa/contracts';
import { AppError } from '../../http/app-error.ts';

export const lastOwner = () =>
  new AppError('conflict', 'last_owner', 'A business needs an owner. Make somebody else an owner first.');

export const teamFull = () =>
  new AppError(
    'conflict',
    'team_full',
    `A team has ${teamLimit} people at most, invitations included. Remove one to invite another.`,
  );

export const memberAlready = () =>
  new AppError('conflict', 'member_already', 'This person is in your team already.');

export const memberElsewhere = () =>
  new AppError(
    'conflict',
    'member_elsewhere',
    'You belong to another business already. Leave it or use another e-mail address.',
  );

export const adminsJoinNobody = () =>
  new AppError('conflict', 'admins_join_nobody', 'An administrator can’t join a business.');

export const invitationForOther = (email: string) =>
  new AppError(
    'forbidden',
    'invitation_not_yours',
    `This invitation is for ${email}. Please log in with that address.`,
  );

export const invitationOver = () =>
  new AppError(
    'invalid',
    'invalid_link',
    'This invitation has expired, was used or was taken back. Please ask for a new one.',
  );
