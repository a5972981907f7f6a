import { tokenAnswerSchema } from '@glossa/contracts';

type HeldToken = { token: string; freshUntil: number };

/** The bearer token lives in this variable alone: nothing a script could later read from storage. */
let held: HeldToken | null = null;
let pending: Promise<string | null> | null = null;
let generation = 0;

/** The token of the signed-in user, fetched anew when the old one is about to expire; null when signed out. */
export async function findAccessToken(now: () => number = Date.now): Promise<string | null> {
  if (held && now() < held.freshUntil) return held.token;
  pending ??= fetchToken(now).finally(() => {
    pending = null;
  });
  return pending;
}

export function forgetAccessToken(): void {
  held = null;
  pending = null;
  generation += 1;
}

async function fetchToken(now: () => number): Promise<string | null> {
  const startedIn = generation;
  const response = await fetch('/api/auth/token', { headers: { Accept: 'application/json' } });
  const parsed = tokenAnswerSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !parsed.success) return null;
  // A sign-out that happened meanwhile wins over the token that was still on its way.
  if (startedIn !== generation) return null;
  held = { token: parsed.data.token, freshUntil: now() + lifetimeMs(parsed.data.token) - marginMs };
  return held.token;
}

const marginMs = 30_000;
const fallbackLifetimeMs = 5 * 60_000;

/** Measured as `exp - iat`, so that a wrong clock on the owner's device does no harm. */
export function lifetimeMs(token: string): number {
  try {
    const payload: unknown = JSON.parse(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    );
    if (typeof payload !== 'object' || payload === null || !('exp' in payload) || !('iat' in payload)) {
      return fallbackLifetimeMs;
    }
    const seconds = Number(payload.exp) - Number(payload.iat);
    return seconds > 0 ? seconds * 1000 : fallbackLifetimeMs;
  } catch {
    return fallbackLifetimeMs;
  }
}
