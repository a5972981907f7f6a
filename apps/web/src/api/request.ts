import type { ZodType } from 'zod';
import { findAccessToken, forgetAccessToken } from './access-token.ts';
import { ApiError } from './api-error.ts';
import { type Answer, exchange, type Request } from './exchange.ts';

/** A call that carries the user's bearer token and whose answer has this shape. */
export async function callProtected<T>(schema: ZodType<T>, request: Request): Promise<T> {
  return logged(async () => schema.parse((await exchangeProtected(request)).body));
}

/** The same for lists: one page of them and how many there are in all. */
export async function callProtectedList<T>(schema: ZodType<T[]>, request: Request): Promise<Listed<T>> {
  return logged(async () => {
    const answer = await exchangeProtected(request);
    const items = schema.parse(answer.body);
    return { items, total: answer.total ?? items.length };
  });
}

export type Listed<T> = { items: T[]; total: number };

/** A protected call whose answer does not matter beyond its success. */
export async function sendProtected(request: Request): Promise<void> {
  await logged(() => exchangeProtected(request));
}

/** A call without a token: sign-up, contact, what the public pages need. */
export async function callPublic<T>(schema: ZodType<T>, request: Request): Promise<T> {
  return logged(async () => schema.parse((await exchange(request, null)).body));
}

export async function sendPublic(request: Request): Promise<void> {
  await logged(() => exchange(request, null));
}

async function exchangeProtected(request: Request): Promise<Answer> {
  try {
    return await exchange(request, await requireToken());
  } catch (error) {
    // A token may die early (password changed elsewhere, server restarted): one fresh token, one more try.
    if (!(error instanceof ApiError) || error.status !== 401 || error.code === noToken) throw error;
    forgetAccessToken();
    return exchange(request, await requireToken());
  }
}

const noToken = 'no_token';

async function requireToken(): Promise<string> {
  const token = await findAccessToken();
  if (!token) throw new ApiError('No authentication token available', { status: 401, code: noToken });
  return token;
}

async function logged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.error(error);
    throw error;
  }
}
