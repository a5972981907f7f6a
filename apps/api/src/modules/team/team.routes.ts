import {
  changeRoleSchema,
  type Invitation,
  idSchema,
  invitationTokenSchema,
  inviteSchema,
  noBodySchema,
  offeredSeatSchema,
  sentInvitationSchema,
  type TeamMember,
  teamMemberSchema,
  teamSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { signedInUser } from '../../http/access.ts';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { acceptInvitation, getOffer } from './accept-invitation.ts';
import { changeRole, type OnRemoved, removeMember } from './change-team.ts';
import { type InviteDeps, inviteMember } from './invite-member.ts';
import {
  deleteInvitation,
  findInvitation,
  listInvitations,
  listMembers,
  type StoredInvitation,
  type StoredMember,
} from './team.store.ts';

export type TeamDeps = InviteDeps & { hasMailServer: boolean; onRemoved: OnRemoved };

const own = { access: 'own-partner' } as const;
/** Each one is a mail to somebody who may not expect it. */
const inviting = { ...own, rateLimit: { max: 30, timeWindow: '1 hour' } } as const;
const link = { rateLimit: { max: 60, timeWindow: '1 hour' } } as const;
const ofPartner = z.object({ partnerId: idSchema });
const ofInvitation = ofPartner.extend({ invitationId: idSchema });
const ofMember = ofPartner.extend({ userId: idSchema });
const joinedSchema = z.object({ partner: z.object({ id: idSchema, name: z.string() }) });
const nothing = { 204: z.undefined() };

export function teamRoutes(app: ZodApp, deps: TeamDeps): void {
  const { db, hasMailServer: isMailed } = deps;
  const path = '/api/partner/:partnerId';

  app.get(
    `${path}/team`,
    { config: own, schema: { params: ofPartner, response: { 200: teamSchema } } },
    async ({ params: { partnerId } }) => ({
      members: (await listMembers(db, partnerId)).map(presentMember),
      invitations: (await listInvitations(db, partnerId)).map(presentInvitation),
    }),
  );

  app.post(
    `${path}/invitation`,
    {
      config: inviting,
      schema: { params: ofPartner, body: inviteSchema, response: { 201: sentInvitationSchema } },
    },
    async (request, reply) => {
      const place = { partnerId: request.params.partnerId, inviterId: signedInUser(request).id };
      const sent = await inviteMember(deps, place, request.body);
      return reply
        .status(201)
        .send({ invitation: presentInvitation(sent.invitation), link: sent.link, isMailed });
    },
  );

  app.post(
    `${path}/invitation/:invitationId/renewal`,
    {
      config: inviting,
      schema: { params: ofInvitation, body: noBodySchema, response: { 200: sentInvitationSchema } },
    },
    async (request) => {
      const { partnerId, invitationId } = request.params;
      const open = await findInvitation(db, partnerId, invitationId);
      if (!open) throw notFound();
      const sent = await inviteMember(deps, { partnerId, inviterId: signedInUser(request).id }, open);
      return { invitation: presentInvitation(sent.invitation), link: sent.link, isMailed };
    },
  );

  app.delete(
    `${path}/invitation/:invitationId`,
    { config: own, schema: { params: ofInvitation, response: nothing } },
    async ({ params: { partnerId, invitationId } }, reply) => {
      if (!(await deleteInvitation(db, partnerId, invitationId))) throw notFound();
      return reply.status(204).send();
    },
  );

  app.patch(
    `${path}/member/:userId`,
    {
      config: own,
      schema: { params: ofMember, body: changeRoleSchema, response: { 200: teamMemberSchema } },
    },
    async ({ params, body }) => presentMember(await changeRole(db, params, body.role)),
  );

  app.delete(
    `${path}/member/:userId`,
    { config: own, schema: { params: ofMember, response: nothing } },
    async ({ params }, reply) => {
      await removeMember(deps, params);
      return reply.status(204).send();
    },
  );

  // Whoever works for a business may stop doing so without asking anybody; its last owner can't.
  app.delete(
    `${path}/membership`,
    { config: { access: 'own-team' }, schema: { params: ofPartner, response: nothing } },
    async (request, reply) => {
      await removeMember(deps, {
        partnerId: request.params.partnerId,
        userId: signedInUser(request).id,
      });
      return reply.status(204).send();
    },
  );

  // The token stands in the body: addresses are written into logs.
  app.post(
    '/api/invitation/look',
    {
      config: { access: 'public', ...link },
      schema: { body: invitationTokenSchema, response: { 200: offeredSeatSchema } },
    },
    async ({ body }) => {
      const { invitation, studio } = await getOffer(deps, body.token);
      const { email, role, expiresAt } = invitation;
      return { studio, email, role, expiresAt: expiresAt.toISOString() };
    },
  );

  app.post(
    '/api/invitation/accept',
    {
      config: { access: 'signed-in', ...link },
      schema: { body: invitationTokenSchema, response: { 200: joinedSchema } },
    },
    async (request) => acceptInvitation(deps, signedInUser(request), request.body.token),
  );
}

function presentMember({ userId, email, role, createdAt }: StoredMember): TeamMember {
  return { userId, email, role, joinedAt: createdAt.toISOString() };
}

function presentInvitation({ id, email, role, createdAt, expiresAt }: StoredInvitation): Invitation {
  return { id, email, role, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
