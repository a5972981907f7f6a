import type { Language, NewTrial, Trial, TrialAnswer } from '@glossa/contracts';
import { ApiError } from '../../../api/api-error.ts';
import { exchange, type Request } from '../../../api/exchange.ts';
import { refusalSentence } from '../form-sentences.ts';
import { newMessageId } from '../new-message-id.ts';

/** The server answers by its own contract; only the shape of an accident is refused. */
async function call<T extends object>(
  request: Pick<Request, 'method' | 'path' | 'body'>,
  key: string | null,
  has: keyof T & string,
): Promise<T> {
  const headers: Record<string, string> = key === null ? {} : { 'x-trial-key': key };
  const { body } = await exchange({ ...request, headers }, null);
  const isAnswer = (value: unknown): value is T =>
    typeof value === 'object' && value !== null && Reflect.has(value, has);
  if (!isAnswer(body)) throw new Error('The server answered something else.');
  return body;
}

type Wanted = { description: string; language: Language; currency?: string | undefined };

export function readList(wanted: Wanted, earlierKey: string | null): Promise<NewTrial> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const body = { ...wanted, timezone: timeZone };
  return call<NewTrial>({ method: 'POST', path: '/api/trial', body }, earlierKey, 'key');
}

export function findTrial(key: string): Promise<Trial> {
  return call<Trial>({ method: 'GET', path: '/api/trial' }, key, 'rows');
}

export function switchRows(key: string, active: readonly string[]): Promise<Trial> {
  return call<Trial>({ method: 'PATCH', path: '/api/trial', body: { active } }, key, 'rows');
}

export function sayInTrial(key: string, text: string): Promise<TrialAnswer> {
  const body = { clientMessageId: newMessageId(), text };
  return call<TrialAnswer>({ method: 'POST', path: '/api/trial/message', body }, key, 'messages');
}

export async function eraseTrial(key: string): Promise<void> {
  await exchange({ method: 'DELETE', path: '/api/trial', headers: { 'x-trial-key': key } }, null);
}

export function isTrialOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'trial_over';
}

/** Why it was refused, in the reader's language; null where nobody answered. */
export async function sentenceOf(error: unknown): Promise<string | null> {
  return error instanceof ApiError ? refusalSentence(error, document.documentElement.lang) : null;
}
