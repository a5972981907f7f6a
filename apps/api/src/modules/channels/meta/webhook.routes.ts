import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { notFound } from '../../../http/http.errors.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import { findConnectionByHook, updateConnection } from './connections.store.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { notFromMeta, wrongVerifyToken } from './meta.errors.ts';
import type { MetaDeps } from './meta-deps.ts';
import { type Received, receiveEvents } from './receive-events.ts';
import { isSigned } from './verify-signature.ts';
import { hookOfVerifyToken } from './verify-token.ts';

/** Meta sends up to three megabytes in one call. */
const largestCall = 3 * 1024 * 1024;
const signatureHeader = 'x-hub-signature-256';
const sharedPath = '/api/channel/meta';
const ownPath = `${sharedPath}/:hookId`;
const ownHook = z.object({ hookId: z.string().max(64) });
const received = { 200: z.object({}) };
const isPublic = { access: 'public', rateLimit: false } as const;
const handshake = { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } } as const;

/** Acknowledgements have connections of their own: what answers take keeps no messenger waiting. */
type HookDeps = MetaDeps & { hooks: Database; inbox: Inbox };

const verification = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string().max(200),
  // Echoed as it is: so it may be nothing a browser could take for a page.
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
});

/**
 * Meta's own calls: one address for the app all studios share, and one for each studio with an app of its own, whose
 * secret must be known before a body is read.
 */
export function metaWebhookRoutes(app: ZodApp, given: MetaDeps & { hooks: Database }): void {
  const deps = { ...given, inbox: openInbox(given.hooks, given.jobs) };
  app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    // The signature is over the bytes as they came, so nothing may read them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    sharedRoutes(scope, deps);
    ownRoutes(scope, deps);
  });
}

function sharedRoutes(app: ZodApp, deps: HookDeps): void {
  app.get(
    sharedPath,
    { config: handshake, schema: { response: { 200: z.string() } } },
    async (request, reply) => {
      const { challenge } = readVerification(deps, request.query);
      return reply.type('text/plain').send(challenge);
    },
  );

  app.post(
    sharedPath,
    { config: isPublic, bodyLimit: largestCall, schema: { body: z.unknown(), response: received } },
    async (request) =>
      deps.precedence.first(async () => {
        const secret = deps.metaAppSecret;
        const body = bytesOf(request.body);
        if (secret === null || !isSigned(body, request.headers[signatureHeader], secret)) throw notFromMeta();
        await receive(deps, body, { maySpeakFor: ({ appSecretSealed }) => appSecretSealed === null });
        return {};
      }),
  );
}

function ownRoutes(app: ZodApp, deps: HookDeps): void {
  const { db, box } = deps;
  app.get(
    ownPath,
    { config: handshake, schema: { params: ownHook, response: { 200: z.string() } } },
    async (request, reply) => {
      const { challenge, hookId } = readVerification(deps, request.query);
      const connection = hookId === request.params.hookId ? await findConnectionByHook(db, hookId) : null;
      if (!connection) throw wrongVerifyToken();
      await updateConnection(db, connection, { verifiedAt: deps.now() });
      return reply.type('text/plain').send(challenge);
    },
  );

  app.post(
    ownPath,
    {
      config: isPublic,
      bodyLimit: largestCall,
      schema: { params: ownHook, body: z.unknown(), response: received },
    },
    async (request) =>
      deps.precedence.first(async () => {
        const connection = await deps.inbox.findByHook(request.params.hookId);
        if (!connection?.appSecretSealed) throw notFound();
        const body = bytesOf(request.body);
        const secret = box.open(connection.appSecretSealed);
        if (!isSigned(body, request.headers[signatureHeader], secret)) throw notFromMeta();
        await receive(deps, body, {
          maySpeakFor: ({ partnerId }) => partnerId === connection.partnerId,
          known: connection,
        });
        return {};
      }),
  );
}

function readVerification({ box }: HookDeps, query: unknown): { challenge: string; hookId: string } {
  const asked = verification.safeParse(query).data;
  const hookId = asked && hookOfVerifyToken(box, asked['hub.verify_token']);
  if (!hookId) throw wrongVerifyToken();
  return { challenge: asked['hub.challenge'], hookId };
}

async function receive(
  { hooks, inbox, now }: HookDeps,
  bytes: Buffer,
  speaker: Pick<Received, 'maySpeakFor' | 'known'>,
): Promise<void> {
  await receiveEvents(hooks, inbox, { ...speaker, body: parse(bytes), now: now() });
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new AppError('invalid', 'invalid_json', 'This is not valid JSON.');
  }
}
