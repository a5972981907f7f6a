import type { AuditAction, AuditActor } from '@glossa/contracts';

/** What a finished request is read from; all of it is looked at as unknown. */
export type Finished = { body: unknown; answer: unknown; botName: string; actor: AuditActor };
type Line = { action: AuditAction; subject?: string };
type Rule = (finished: Finished) => Line[];

const always =
  (action: AuditAction): Rule =>
  () => [{ action }];

/** Which requests leave a line, and what it says. Only names and figures of ours may get into a subject. */
export const recordedRequests: Readonly<Record<string, Rule>> = {
  'POST /api/partner': always('partner.created'),
  'POST /api/quick-bot': ({ body }) => [
    { action: 'partner.created' },
    { action: 'bot.created', subject: textOf(body, 'botName') },
  ],
  'DELETE /api/partner/:partnerId': always('partner.deleted'),
  'PATCH /api/partner/:partnerId': ({ body }) =>
    textOf(body, 'plan') === '' ? [] : [{ action: 'plan.changed', subject: textOf(body, 'plan') }],
  'POST /api/partner/:partnerId/bot': ({ body }) => [
    { action: 'bot.created', subject: textOf(body, 'name') },
  ],
  'PATCH /api/partner/:partnerId/bot/:botId': ({ body, botName }) =>
    textOf(body, 'botToken') === '' ? [] : [{ action: 'token.changed', subject: botName }],
  'PUT /api/partner/:partnerId/bot/:botId/messenger/:messenger': ({ botName }) => [
    { action: 'token.changed', subject: botName },
  ],
  'DELETE /api/partner/:partnerId/bot/:botId': ({ botName }) => [{ action: 'bot.deleted', subject: botName }],
  'POST /api/partner/:partnerId/pricing': publishes,
  'PATCH /api/partner/:partnerId/pricing/:rowId': publishes,
  'DELETE /api/partner/:partnerId/pricing/:rowId': publishes,
  'POST /api/partner/:partnerId/pricing/version/:version/restore': publishes,
  'POST /api/partner/:partnerId/calendar-feed': always('feed.renewed'),
  'DELETE /api/partner/:partnerId/calendar-feed': always('feed.removed'),
  'PATCH /api/partner/:partnerId/retention': ({ body }) => [
    { action: 'retention.changed', subject: textOf(body, 'days') },
  ],
  'GET /api/partner/:partnerId/export': always('data.exported'),
  // A studio's own people read its talks all day; when one of ours does, the studio can see it.
  'GET /api/partner/:partnerId/conversation/:conversationId': ({ actor }) =>
    actor === 'ADMIN' ? [{ action: 'conversation.read' }] : [],
  'DELETE /api/partner/:partnerId/conversation/:conversationId': always('conversation.erased'),
  'DELETE /api/partner/:partnerId/client/:clientId': always('client.erased'),
  'GET /api/partner/:partnerId/client/:clientId/export': always('data.exported'),
  'POST /api/partner/:partnerId/invitation': ({ body }) => [
    { action: 'member.invited', subject: textOf(body, 'role') },
  ],
  'DELETE /api/partner/:partnerId/invitation/:invitationId': always('invitation.revoked'),
  'POST /api/invitation/accept': always('member.joined'),
  'PATCH /api/partner/:partnerId/member/:userId': ({ body }) => [
    { action: 'member.changed', subject: textOf(body, 'role') },
  ],
  'DELETE /api/partner/:partnerId/member/:userId': always('member.removed'),
  'DELETE /api/chat/:chatLinkId/conversation': ({ botName }) => [
    { action: 'conversation.erased', subject: botName },
  ],
};

function publishes({ answer }: Finished): Line[] {
  return [{ action: 'prices.published', subject: textOf(answer, 'version') }];
}

/** A field of something unknown as text; empty where there is none. */
export function textOf(thing: unknown, field: string): string {
  if (typeof thing !== 'object' || thing === null) return '';
  const value = Object.entries(thing).find(([key]) => key === field)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
