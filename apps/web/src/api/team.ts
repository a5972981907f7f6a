import {
  type Invite,
  type OfferedSeat,
  offeredSeatSchema,
  type SentInvitation,
  sentInvitationSchema,
  type Team,
  type TeamRole,
  teamSchema,
} from '@glossa/contracts';
import { callProtected, callPublic, sendProtected } from './request.ts';

export async function getTeam(partnerId: string): Promise<Team> {
  return callProtected(teamSchema, { method: 'GET', path: `${pathOf(partnerId)}/team` });
}

export async function inviteMember(partnerId: string, invite: Invite): Promise<SentInvitation> {
  const path = `${pathOf(partnerId)}/invitation`;
  return callProtected(sentInvitationSchema, { method: 'POST', path, body: invite });
}

/** A new link and a week more; the old link is worth nothing from then on. */
export async function renewInvitation(partnerId: string, id: string): Promise<SentInvitation> {
  const path = `${pathOf(partnerId)}/invitation/${encodeURIComponent(id)}/renewal`;
  return callProtected(sentInvitationSchema, { method: 'POST', path, body: {} });
}

export async function revokeInvitation(partnerId: string, id: string): Promise<void> {
  const path = `${pathOf(partnerId)}/invitation/${encodeURIComponent(id)}`;
  await sendProtected({ method: 'DELETE', path });
}

export async function changeMemberRole(partnerId: string, userId: string, role: TeamRole): Promise<void> {
  const path = `${pathOf(partnerId)}/member/${encodeURIComponent(userId)}`;
  await sendProtected({ method: 'PATCH', path, body: { role } });
}

export async function removeMember(partnerId: string, userId: string): Promise<void> {
  const path = `${pathOf(partnerId)}/member/${encodeURIComponent(userId)}`;
  await sendProtected({ method: 'DELETE', path });
}

/** Gives up the own seat. */
export async function leaveTeam(partnerId: string): Promise<void> {
  await sendProtected({ method: 'DELETE', path: `${pathOf(partnerId)}/membership` });
}

/** What the link offers; sent without a token, for whoever opens it may have no account yet. */
export async function lookAtInvitation(token: string): Promise<OfferedSeat> {
  return callPublic(offeredSeatSchema, { method: 'POST', path: '/api/invitation/look', body: { token } });
}

export async function acceptInvitation(token: string): Promise<void> {
  await sendProtected({ method: 'POST', path: '/api/invitation/accept', body: { token } });
}

function pathOf(partnerId: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}`;
}
