import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { ExternalIdentity } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Identity } from '../../http/access.ts';
import { unavailable } from '../../http/http.errors.ts';
import { type EmbeddedProvider, embeddedAudience } from './embedded-provider.ts';
import { embeddedKeys } from './embedded-tokens.ts';
import { isSessionAlive } from './identity.store.ts';

type Deps = {
  db: Database;
  provider: EmbeddedProvider;
  publicUrl: string;
  external: ExternalIdentity | null;
};

/** How one issuer's tokens are checked, and what a good one says about the caller. */
type Issuer = {
  issuer: string;
  audience: string;
  algorithms: string[];
  keys: JWTVerifyGetKey;
  requiredClaims: string[];
  read: (claims: JWTPayload) => Promise<Identity | null>;
};

const clockToleranceSeconds = 30;

/**
 * Checks a bearer token: known issuer, our audience, allowed algorithm, living times. The clock is
 * the machine's, never the product's movable one.
 */
export function createIdentify({ db, provider, publicUrl, external }: Deps) {
  const issuers = [embeddedIssuer(db, provider, publicUrl), ...(external ? [externalIssuer(external)] : [])];
  return async (token: string): Promise<Identity | null> => {
    const issuer = issuers.find(({ issuer }) => issuer === claimedIssuer(token));
    if (!issuer) return null;
    const claims = await verify(token, issuer);
    return claims && issuer.read(claims);
  };
}

async function verify(token: string, issuer: Issuer): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, issuer.keys, {
      issuer: issuer.issuer,
      audience: issuer.audience,
      algorithms: issuer.algorithms,
      requiredClaims: issuer.requiredClaims,
      clockTolerance: clockToleranceSeconds,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) throw unavailable(error);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** A token lives only as long as its session: logging out or changing the password ends it. */
function embeddedIssuer(db: Database, provider: EmbeddedProvider, publicUrl: string): Issuer {
  return {
    issuer: publicUrl,
    audience: embeddedAudience,
    algorithms: ['EdDSA'],
    keys: embeddedKeys(provider),
    requiredClaims: ['exp', 'sub', 'sid', 'email'],
    read: async ({ sub, sid, email }) => {
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof email !== 'string') return null;
      return (await isSessionAlive(db, sid, sub))
        ? { subject: embeddedSubject(sub), email, sessionId: sid }
        : null;
    },
  };
}

function externalIssuer({ issuer, audience, jwksUrl }: ExternalIdentity): Issuer {
  return {
    issuer,
    audience,
    algorithms: ['RS256', 'ES256', 'EdDSA', 'PS256'],
    keys: createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 3000, cooldownDuration: 30_000 }),
    requiredClaims: ['exp', 'sub'],
    read: async ({ sub, email, email_verified }) => {
      if (typeof sub !== 'string' || typeof email !== 'string' || email_verified === false) return null;
      return { subject: `${issuer}|${sub}`, email: email.toLowerCase() };
    },
  };
}

export function isEmbedded(subject: string): boolean {
  return subject.startsWith('embedded:');
}

export function embeddedSubject(authUserId: string): string {
  return `embedded:${authUserId}`;
}

function claimedIssuer(token: string): string | null {
  try {
    return decodeJwt(token).iss ?? null;
  } catch {
    return null;
  }
}
