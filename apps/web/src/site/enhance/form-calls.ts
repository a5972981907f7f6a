import { contactSchema, newsletterSchema, notifyMeSchema } from '@glossa/contracts';
import type { ZodType } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { submitContact } from '../../api/contact.ts';
import { subscribeToNewsletter } from '../../api/newsletter.ts';
import { askToBeNotified } from '../../api/notify-me.ts';
import type { FormKind } from './form-kinds.ts';
import { complaintSentence, refusalSentence } from './form-sentences.ts';

export type FormOutcome =
  | { is: 'sent' }
  | { is: 'refused'; complaints: Record<string, string> }
  /** Without a sentence the server could not be reached. */
  | { is: 'failed'; sentence: string | null };

type Issue = { path: PropertyKey[]; message: string };

const calls: Record<FormKind, (values: unknown) => Promise<Issue[]>> = {
  contact: held(contactSchema, submitContact),
  newsletter: held(newsletterSchema, subscribeToNewsletter),
  'notify-me': held(notifyMeSchema, askToBeNotified),
};

/** Holds what was typed to the server's own contract, then sends it. */
export async function takeForm(kind: FormKind, values: unknown, locale: string): Promise<FormOutcome> {
  try {
    const issues = await calls[kind](values);
    return issues.length === 0 ? { is: 'sent' } : await refused(issues, locale);
  } catch (error) {
    return {
      is: 'failed',
      sentence: error instanceof ApiError ? await refusalSentence(error, locale) : null,
    };
  }
}

function held<T>(schema: ZodType<T>, send: (value: T) => Promise<void>) {
  return async (values: unknown): Promise<Issue[]> => {
    const parsed = schema.safeParse(values);
    if (!parsed.success) return parsed.error.issues;
    await send(parsed.data);
    return [];
  };
}

/** The first complaint about a field is the one to show. */
async function refused(issues: Issue[], locale: string): Promise<FormOutcome> {
  const complaints: Record<string, string> = {};
  for (const { path, message } of issues) {
    complaints[path.join('.')] ??= await complaintSentence(message, locale);
  }
  return { is: 'refused', complaints };
}
