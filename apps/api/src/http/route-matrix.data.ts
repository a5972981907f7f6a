/** Who calls: nobody, a customer without a business, the owner, another owner, an administrator, the owner's staff. */
export const callers = ['anonymous', 'noPartner', 'owner', 'otherOwner', 'admin', 'staff'] as const;
export type Caller = (typeof callers)[number];

export type Place = { partnerId: string; botId: string; chatLinkId: string };

type Row = {
  query?: string;
  body?: unknown | ((caller: Caller, email: string) => unknown);
  /** The path's things are deleted by the call. */
  disposable?: boolean;
  /** The caller is out of the team by the call. */
  leaves?: boolean;
  /** The status for each caller, in the order of `callers`. */
  expect: [number, number, number, number, number, number];
};

const everybody = (status: number): Row['expect'] => [status, status, status, status, status, status];
const ownPartner = (status: number): Row['expect'] => [401, 403, status, 404, status, 403];
const ownTeam = (status: number): Row['expect'] => [401, 403, status, 404, status, status];
const adminOnly = (status: number): Row['expect'] => [401, 403, 403, 403, status, 403];
const signedIn = (status: number): Row['expect'] => [401, status, status, status, status, status];

const range = '?from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z';
const message = (caller: Caller) => ({ clientMessageId: `matrix-${caller}-0123456789abcdef`, text: 'Hallo' });

/** A browser that said yes to be told something. */
const browser = {
  endpoint: 'https://push.example.com/send/1',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

/** Every route of the server × every caller. A route without a row here fails the build. */
export const routeMatrix: Record<string, Row> = {
  'GET /healthz': { expect: everybody(200) },
  'GET /readyz': { expect: everybody(200) },
  'GET /metrics': { expect: everybody(200) },
  'GET /api/openapi.json': { expect: everybody(200) },
  'GET /api/docs': { expect: everybody(302) },
  'GET /api/docs/*': { expect: everybody(200) },
  'GET /api/site': { expect: everybody(200) },
  'POST /api/trial': { body: { description: 'Interior 120', language: 'EN' }, expect: everybody(201) },
  'GET /api/trial': { expect: everybody(404) },
  'PATCH /api/trial': { body: { active: [] }, expect: everybody(404) },
  'POST /api/trial/message': { body: { clientMessageId: 'a', text: 'Hello' }, expect: everybody(404) },
  'DELETE /api/trial': { expect: everybody(404) },
  'POST /api/demo/talk': { body: { language: 'EN' }, expect: everybody(404) },

  'POST /api/signup': {
    body: (caller: Caller) => ({ email: `new-${caller}@example.com`, password: 'a-quiet-garage-42' }),
    expect: everybody(201),
  },
  'POST /api/auth/sign-in/email': {
    body: { email: 'owner@example.com', password: 'wrong-password-1' },
    expect: everybody(401),
  },
  'GET /api/auth/token': { expect: everybody(401) },
  'GET /api/auth/jwks': { expect: everybody(200) },
  'POST /api/auth/sign-out': { expect: everybody(204) },
  'POST /api/auth/request-password-reset': { body: { email: 'unknown@example.com' }, expect: everybody(204) },
  'POST /api/auth/reset-password': {
    body: { token: 'nope', newPassword: 'a-quiet-garage-43' },
    expect: everybody(400),
  },
  'POST /api/auth/change-password': {
    body: { currentPassword: 'a-quiet-garage-42', newPassword: 'a-quiet-garage-43' },
    expect: everybody(401),
  },
  'GET /api/user/me': { expect: signedIn(200) },
  'POST /api/user/me/confirmation': { body: {}, expect: signedIn(204) },
  'POST /api/confirm-email': { body: { token: 'made-up' }, expect: everybody(400) },
  'POST /api/user': {
    body: (_: Caller, email: string) => ({ email: email || 'x@example.com', role: 'CUSTOMER' }),
    expect: signedIn(201),
  },
  'GET /api/user/me/deletion': { expect: signedIn(200) },
  // Somebody else's address is typed: nobody is deleted here.
  'POST /api/user/me/deletion': { body: { email: 'somebody@example.com' }, expect: signedIn(400) },
  'GET /api/user/me/mail-language': { expect: signedIn(200) },
  'PATCH /api/user/me/mail-language': { body: { language: 'DE' }, expect: signedIn(200) },

  'GET /api/user/me/session': { expect: signedIn(200) },
  'DELETE /api/user/me/session': { expect: signedIn(204) },
  // A session nobody has: only who may end one is asked here.
  'DELETE /api/user/me/session/:sessionId': { expect: signedIn(404) },
  'POST /api/user/me/email': {
    body: { email: 'new@example.com', password: 'not-this-one' },
    expect: signedIn(400),
  },
  'POST /api/new-email': { body: { token: 'made-up' }, expect: everybody(400) },

  'GET /api/partner/:partnerId/team': { expect: ownPartner(200) },
  'POST /api/partner/:partnerId/invitation': {
    body: (caller: Caller) => ({ email: `invited-by-${caller}@example.com`, role: 'STAFF' }),
    expect: ownPartner(201),
  },
  'POST /api/partner/:partnerId/invitation/:invitationId/renewal': { expect: ownPartner(404) },
  'DELETE /api/partner/:partnerId/invitation/:invitationId': { expect: ownPartner(404) },
  'PATCH /api/partner/:partnerId/member/:userId': { body: { role: 'OWNER' }, expect: ownPartner(404) },
  'DELETE /api/partner/:partnerId/member/:userId': { expect: ownPartner(404) },
  // The last owner stays, an administrator is in no team; what staff leave is their own seat.
  'DELETE /api/partner/:partnerId/membership': { leaves: true, expect: [401, 403, 409, 404, 404, 204] },
  'POST /api/invitation/look': { body: { token: 'made-up' }, expect: everybody(400) },
  'POST /api/invitation/accept': { body: { token: 'made-up' }, expect: signedIn(400) },

  'GET /api/partner': { expect: signedIn(200) },
  'POST /api/partner': {
    // Of somebody without an account: administrators alone may ask for it.
    body: { name: 'Second', address: '', ownerEmail: 'stranger@example.com' },
    expect: [401, 403, 403, 403, 400, 403],
  },
  'GET /api/partner/:partnerId': { expect: ownTeam(200) },
  'PATCH /api/partner/:partnerId': { body: { address: 'Side Street 2' }, expect: ownPartner(200) },
  'PATCH /api/partner/:partnerId/config': { body: { requirePhone: true }, expect: ownPartner(200) },
  'GET /api/partner/:partnerId/deletion-impact': { expect: ownPartner(200) },
  'DELETE /api/partner/:partnerId': { disposable: true, expect: [401, 403, 403, 404, 204, 403] },

  'GET /api/bot': { expect: [401, 403, 403, 403, 200, 403] },
  'GET /api/bot/default-config': { expect: signedIn(200) },
  'POST /api/quick-bot': {
    body: { businessName: 'Quick', address: 'Main Street 1', botName: '', botLanguage: 'de' },
    expect: signedIn(400),
  },
  'POST /api/partner/:partnerId/bot': { body: { name: 'Second', language: 'en' }, expect: ownPartner(201) },
  'PATCH /api/partner/:partnerId/bot/:botId': { body: { name: 'Renamed' }, expect: ownPartner(200) },
  'GET /api/partner/:partnerId/bot/:botId/deletion-impact': { expect: ownPartner(200) },
  'DELETE /api/partner/:partnerId/bot/:botId': { disposable: true, expect: ownPartner(204) },
  // The four letters are no picture: only who may send one is asked here.
  'POST /api/partner/:partnerId/bot/:botId/avatar': { body: { image: 'AAAA' }, expect: ownPartner(400) },
  'DELETE /api/partner/:partnerId/bot/:botId/avatar': { expect: ownPartner(200) },

  'GET /api/partner/:partnerId/pricing': { expect: ownTeam(200) },
  'POST /api/partner/:partnerId/pricing': {
    body: { rows: [{ service: 'Hand wash', price: 25 }] },
    expect: ownPartner(201),
  },
  'GET /api/partner/:partnerId/pricing.csv': { expect: ownPartner(200) },
  'POST /api/partner/:partnerId/pricing/reading': {
    body: { description: 'Hand wash 25 €' },
    expect: ownPartner(200),
  },
  'POST /api/partner/:partnerId/pricing/csv-reading': {
    body: { csv: 'service,price\nHand wash,25' },
    expect: ownPartner(200),
  },
  'GET /api/partner/:partnerId/pricing/draft': { expect: ownPartner(200) },
  'PATCH /api/partner/:partnerId/pricing/draft': { body: { description: '' }, expect: ownPartner(204) },
  'POST /api/partner/:partnerId/pricing/impact': { body: { rowIds: [] }, expect: ownPartner(200) },
  'GET /api/partner/:partnerId/pricing/version': { expect: ownPartner(200) },
  // The paths below name a version and a row nobody has: only who may look is asked here.
  'GET /api/partner/:partnerId/pricing/version/:version': { expect: ownPartner(400) },
  'POST /api/partner/:partnerId/pricing/version/:version/restore': { body: {}, expect: ownPartner(400) },
  'PATCH /api/partner/:partnerId/pricing/:rowId': { body: { price: 30 }, expect: ownPartner(400) },
  'DELETE /api/partner/:partnerId/pricing/:rowId': { expect: ownPartner(400) },
  'GET /api/partner/:partnerId/event': { query: range, expect: ownTeam(200) },
  'POST /api/partner/:partnerId/event': { body: { title: 'Nowhere' }, expect: ownTeam(400) },
  'PATCH /api/partner/:partnerId/event/:eventId': { body: { title: 'Lost' }, expect: ownTeam(400) },
  'DELETE /api/partner/:partnerId/event/:eventId': { expect: ownTeam(400) },
  'GET /api/partner/:partnerId/calendar-subscription': { expect: ownTeam(200) },
  'POST /api/partner/:partnerId/calendar-subscription': {
    body: { name: 'Inside', url: 'http://127.0.0.1/x', bayId: null },
    expect: ownPartner(400),
  },
  'DELETE /api/partner/:partnerId/calendar-subscription/:subscriptionId': { expect: ownPartner(400) },
  'POST /api/partner/:partnerId/event/:eventId/restore': { expect: ownTeam(400) },
  'GET /api/partner/:partnerId/event/:eventId/client-link': { expect: ownTeam(400) },
  'GET /api/partner/:partnerId/event/:eventId/client-news': { expect: ownTeam(400) },
  'POST /api/partner/:partnerId/event/:eventId/client-news': {
    body: { text: 'We moved it.', version: 1 },
    expect: ownTeam(400),
  },
  'GET /api/partner/:partnerId/free-slots': { expect: ownTeam(200) },
  'GET /api/partner/:partnerId/calendar-feed': { expect: ownPartner(200) },
  'POST /api/partner/:partnerId/calendar-feed': { expect: ownPartner(200) },
  'DELETE /api/partner/:partnerId/calendar-feed': { expect: ownPartner(204) },
  'GET /calendar/:secret.ics': { expect: everybody(404) },

  'GET /api/booking/:secret': { expect: everybody(404) },
  'GET /api/booking/:secret/free-slots': { query: range, expect: everybody(404) },
  'POST /api/booking/:secret/reschedule': {
    body: { start: '2026-01-05T09:00:00Z' },
    expect: everybody(404),
  },
  'POST /api/booking/:secret/cancel': { expect: everybody(404) },
  'GET /api/booking/:secret/booking.ics': { expect: everybody(404) },

  'GET /api/plan': { expect: everybody(200) },
  'GET /api/partner/:partnerId/usage': { expect: ownPartner(200) },
  'GET /api/partner/:partnerId/numbers': { expect: ownPartner(200) },
  'GET /api/partner/:partnerId/dashboard': { expect: ownPartner(200) },
  'GET /api/partner/:partnerId/export': { expect: ownPartner(200) },
  'GET /api/partner/:partnerId/client': { expect: ownTeam(200) },
  'GET /api/partner/:partnerId/client/:clientId': { expect: ownTeam(404) },
  'PATCH /api/partner/:partnerId/client/:clientId': { body: { notes: '' }, expect: ownTeam(404) },
  'POST /api/partner/:partnerId/client/:clientId/merge': {
    body: { clientId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
    expect: ownTeam(404),
  },
  'POST /api/partner/:partnerId/client/:clientId/part': {
    body: { clientId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
    expect: ownTeam(404),
  },
  'GET /api/partner/:partnerId/client/:clientId/export': { expect: ownPartner(404) },
  'DELETE /api/partner/:partnerId/client/:clientId': { expect: ownPartner(404) },
  'GET /api/partner/:partnerId/conversation': { expect: ownTeam(200) },
  // The things in these paths are of no partner: what is not found here is found in the module's own tests.
  'GET /api/partner/:partnerId/conversation/:conversationId': { expect: ownTeam(404) },
  'GET /api/partner/:partnerId/conversation/:conversationId/photo': { expect: ownTeam(200) },
  'GET /api/partner/:partnerId/photo/:photoId': { expect: ownTeam(400) },
  'POST /api/partner/:partnerId/conversation/:conversationId/message': {
    body: { text: 'Hello' },
    expect: ownTeam(404),
  },
  'POST /api/partner/:partnerId/conversation/:conversationId/takeover': { expect: ownTeam(404) },
  'POST /api/partner/:partnerId/conversation/:conversationId/release': { expect: ownTeam(404) },
  'DELETE /api/partner/:partnerId/conversation/:conversationId': { expect: ownPartner(404) },
  'GET /api/partner/:partnerId/client-request': { expect: ownTeam(200) },
  'POST /api/partner/:partnerId/client-request/:requestId/settle': { expect: ownTeam(404) },
  'POST /api/partner/:partnerId/client-request/:requestId/reopen': { expect: ownTeam(404) },
  'POST /api/partner/:partnerId/client-request/:requestId/answer': {
    body: { text: 'Yes, right at the door.' },
    expect: ownTeam(404),
  },
  'POST /api/partner/:partnerId/client-request/:requestId/fix': {
    body: { kind: 'try' },
    expect: ownPartner(404),
  },
  'POST /api/partner/:partnerId/conversation/:conversationId/seen': {
    body: { seq: 1 },
    expect: ownTeam(404),
  },
  'GET /api/partner/:partnerId/conversation/:conversationId/suggestion': { expect: ownTeam(404) },
  'POST /api/partner/:partnerId/conversation/:conversationId/translation': {
    body: { language: 'EN' },
    expect: ownTeam(404),
  },
  'GET /api/partner/:partnerId/conversation/:conversationId/client': { expect: ownTeam(404) },
  'GET /api/partner/:partnerId/canned-answers': { expect: ownTeam(200) },
  'PATCH /api/partner/:partnerId/canned-answers': {
    body: { answers: [{ name: 'hours', texts: { EN: 'We open at nine.' } }] },
    expect: ownTeam(200),
  },
  'POST /api/partner/:partnerId/client-request/:requestId/keep': {
    body: { entry: null },
    expect: ownPartner(404),
  },
  'POST /api/partner/:partnerId/bot/:botId/preview': { expect: ownPartner(201) },
  'GET /api/partner/:partnerId/notices': { expect: ownPartner(200) },
  'PATCH /api/partner/:partnerId/notices': {
    body: { mail: ['waiting'], telegram: [] },
    expect: ownPartner(200),
  },
  'POST /api/partner/:partnerId/notices/confirmation': {
    body: { email: 'not-named@example.com' },
    expect: ownPartner(404),
  },
  // A stream never ends: asked for as JSON it is refused, after the question who asks.
  'GET /api/partner/:partnerId/live': { expect: ownTeam(400) },

  'POST /api/channel/telegram/:hookId': { body: {}, expect: everybody(401) },
  'GET /api/partner/:partnerId/bot/:botId/telegram': { expect: ownPartner(404) },
  'POST /api/partner/:partnerId/bot/:botId/telegram/test': { expect: ownPartner(404) },
  'GET /api/partner/:partnerId/owner-telegram': { expect: ownPartner(200) },
  'POST /api/partner/:partnerId/bot/:botId/owner-telegram': { expect: ownPartner(404) },
  'DELETE /api/partner/:partnerId/owner-telegram': { expect: ownPartner(204) },

  'GET /api/channel/meta': { expect: everybody(403) },
  'POST /api/channel/meta': { body: {}, expect: everybody(401) },
  'GET /api/channel/meta/:hookId': { expect: everybody(403) },
  'POST /api/channel/meta/:hookId': { body: {}, expect: everybody(404) },
  'GET /api/partner/:partnerId/bot/:botId/messenger': { expect: ownPartner(200) },
  'PUT /api/partner/:partnerId/bot/:botId/messenger/:messenger': {
    body: { token: 'a-token-that-is-long-enough' },
    expect: ownPartner(400),
  },
  'DELETE /api/partner/:partnerId/bot/:botId/messenger/:messenger': { expect: ownPartner(404) },
  'GET /api/partner/:partnerId/bot/:botId/messenger/:messenger/check': { expect: ownPartner(404) },
  'PUT /api/partner/:partnerId/bot/:botId/messenger/:messenger/templates': {
    body: { templates: [] },
    expect: ownPartner(404),
  },
  'POST /api/partner/:partnerId/bot/:botId/messenger/:messenger/test': { expect: ownPartner(404) },

  'OPTIONS /api/chat/*': { expect: everybody(204) },
  'GET /api/chat/:chatLinkId': { expect: everybody(200) },
  'GET /api/chat/:chatLinkId/avatar': { expect: everybody(404) },
  'GET /api/chat/:chatLinkId/widget.js': { expect: everybody(200) },
  'GET /api/chat/:chatLinkId/push': { expect: everybody(200) },
  'POST /api/chat/:chatLinkId/push': { body: browser, expect: everybody(404) },
  'DELETE /api/chat/:chatLinkId/push': { body: { endpoint: browser.endpoint }, expect: everybody(404) },
  'GET /api/partner/:partnerId/news': { expect: ownTeam(200) },
  'GET /api/partner/:partnerId/push': { expect: ownTeam(200) },
  'POST /api/partner/:partnerId/push': { body: browser, expect: ownTeam(204) },
  'DELETE /api/partner/:partnerId/push': { body: { endpoint: browser.endpoint }, expect: ownTeam(204) },
  'POST /api/chat/:chatLinkId/message': { body: message, expect: everybody(200) },
  'POST /api/chat/:chatLinkId/photo': { expect: everybody(400) },
  'GET /api/chat/:chatLinkId/photo/:photoId': { expect: everybody(400) },
  'POST /api/chat/:chatLinkId/language': { body: { language: 'UA' }, expect: everybody(404) },
  'GET /api/chat/:chatLinkId/message': { expect: everybody(404) },
  'GET /api/chat/:chatLinkId/live': { expect: everybody(404) },
  'DELETE /api/chat/:chatLinkId/conversation': { expect: everybody(404) },

  'POST /api/contact': {
    body: { name: 'A', email: 'a@example.com', message: 'Hello' },
    expect: everybody(204),
  },
  'POST /api/newsletter': { body: { email: 'reader@example.com', language: 'EN' }, expect: everybody(204) },
  'POST /api/newsletter/confirm': { body: { token: 'no-such-token-in-any-mail' }, expect: everybody(400) },
  'POST /api/newsletter/unsubscribe': {
    body: { token: 'no-such-token-in-any-mail' },
    expect: everybody(204),
  },
  'POST /api/notify-me': {
    body: { channel: 'TIKTOK', email: 'waiting@example.com', language: 'EN', consent: 'Write to me once.' },
    expect: everybody(204),
  },
  'GET /api/admin/contact': { expect: adminOnly(200) },
  'GET /api/admin/mail': { expect: adminOnly(200) },
  'GET /api/admin/page-view': { expect: adminOnly(200) },
  'GET /api/admin/newsletter': { expect: adminOnly(200) },
  'GET /api/admin/newsletter.csv': { expect: adminOnly(200) },
  'GET /api/admin/notify-me': { expect: adminOnly(200) },
  'GET /api/admin/notify-me.csv': { expect: adminOnly(200) },
  'GET /api/admin/audit': { expect: adminOnly(200) },
  'GET /api/partner/:partnerId/audit': { expect: ownPartner(200) },
  'GET /api/partner/:partnerId/model-usage': { expect: ownPartner(200) },
  'GET /api/partner/:partnerId/retention': { expect: ownPartner(200) },
  'PATCH /api/partner/:partnerId/retention': { body: { days: 90 }, expect: ownPartner(200) },
  'POST /api/page-view': { body: { path: '/dashboard' }, expect: everybody(204) },
};
