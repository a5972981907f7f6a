import type { Role, TeamRole } from '@glossa/contracts';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { adminOnly, noPartner, notFound, notSignedIn, ownerOnly } from './http.errors.ts';

/** Who may call a route. Stated on every route; one hook enforces it; handlers hold no role checks. */
export type Access =
  | 'public'
  /** A valid identity token, even of somebody who has no user row yet. */
  | 'identified'
  | 'signed-in'
  /** The owners of the business in `:partnerId`, and administrators. */
  | 'own-partner'
  /** Everybody who works for it, staff included: calendar, inbox, clients. */
  | 'own-team'
  | 'admin';

export type Identity = {
  subject: string;
  email: string;
  /** Which sign-in of the embedded provider this is; other providers keep theirs to themselves. */
  sessionId?: string;
};
export type SignedInUser = {
  id: string;
  email: string;
  role: Role;
  partner: { id: string; name: string; role: TeamRole } | null;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route with the access it states, for whoever wants to check the list. */
    statedRoutes: readonly RouteOptions[];
  }
  interface FastifyRequest {
    identity: Identity | null;
    user: SignedInUser | null;
  }
}

export type AccessDeps = {
  /** Checks the bearer token; null for anything but a living identity. */
  identify: (bearerToken: string) => Promise<Identity | null>;
  findUser: (identity: Identity) => Promise<SignedInUser | null>;
  partnerExists: (partnerId: string) => Promise<boolean>;
};

export function enforceAccess(app: FastifyInstance, deps: AccessDeps): void {
  app.decorateRequest('identity', null);
  app.decorateRequest('user', null);
  const routes: RouteOptions[] = [];
  app.decorate('statedRoutes', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => routes.forEach(refuseUnstatedAccess));
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (request.is404 || access === 'public') return;
    if (access === undefined) throw notFound();
    const token = readBearerToken(request);
    request.identity = token === null ? null : await deps.identify(token);
    if (request.identity === null) throw notSignedIn();
    if (access === 'identified') return;
    request.user = await deps.findUser(request.identity);
    if (request.user === null) throw notSignedIn();
    await admit(access, request.user, request, deps);
  });
}

async function admit(
  access: 'signed-in' | 'own-partner' | 'own-team' | 'admin',
  user: SignedInUser,
  request: FastifyRequest,
  deps: AccessDeps,
): Promise<void> {
  if (access === 'signed-in') return;
  const partnerId = readPartnerId(request);
  if (user.role === 'ADMIN') {
    if (partnerId !== null && !(isUuid(partnerId) && (await deps.partnerExists(partnerId)))) throw notFound();
    return;
  }
  // A foreign business looks like one that does not exist, whatever is asked of it.
  if (partnerId !== null && user.partner === null) throw noPartner();
  if (partnerId !== null && user.partner?.id !== partnerId) throw notFound();
  if (access === 'admin') throw adminOnly();
  if (access === 'own-partner' && user.partner?.role !== 'OWNER') throw ownerOnly();
}

/** A route nobody thought about must not be reachable: the server does not start with one. */
export function refuseUnstatedAccess(route: RouteOptions): void {
  const name = `${String(route.method)} ${route.url}`;
  const access = route.config?.access;
  if (access === undefined) throw new Error(`The route ${name} states no access.`);
  if ((access === 'own-partner' || access === 'own-team') && !route.url.includes('/:partnerId')) {
    throw new Error(`The route ${name} is for a business of one's own but names no :partnerId.`);
  }
  if (access === 'public' && route.url.startsWith('/api/') && route.config?.rateLimit === undefined) {
    throw new Error(`The public route ${name} states no rate limit.`);
  }
}

export function signedInUser(request: FastifyRequest): SignedInUser {
  if (request.user === null) throw notSignedIn();
  return request.user;
}

/** Exactly one header, exactly one token. Tokens in the query string are ignored. */
function readBearerToken(request: FastifyRequest): string | null {
  const names = request.raw.rawHeaders.filter((_, i) => i % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'authorization').length !== 1) return null;
  return /^Bearer ([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function readPartnerId(request: FastifyRequest): string | null {
  const params: unknown = request.params;
  const value =
    typeof params === 'object' && params !== null && 'partnerId' in params ? params.partnerId : null;
  return typeof value === 'string' ? value : null;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}
