import {
  type CannedAnswer,
  type ClientDetail,
  cannedAnswersSchema,
  clientDetailSchema,
  type Language,
  suggestionSchema,
  type TalkFix,
  type TriedFix,
  translationSchema,
  triedFixSchema,
} from '@glossa/contracts';
import { callProtected, sendProtected } from './request.ts';

/** The talk was read up to this message. */
export async function markSeen(partnerId: string, id: string, seq: number): Promise<void> {
  await sendProtected({ method: 'POST', path: pathOf(partnerId, `conversation/${id}/seen`), body: { seq } });
}

/** What the bot would write; null where it has nothing to say. */
export async function suggestAnswer(partnerId: string, id: string): Promise<string | null> {
  const path = pathOf(partnerId, `conversation/${id}/suggestion`);
  return (await callProtected(suggestionSchema, { method: 'GET', path })).text;
}

/** The newest messages in the reader's language, by message; those that are in it already are left out. */
export async function translateTalk(
  partnerId: string,
  id: string,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const path = pathOf(partnerId, `conversation/${id}/translation`);
  const { messages } = await callProtected(translationSchema, { method: 'POST', path, body: { language } });
  return new Map(messages.map((message) => [message.id, message.text]));
}

/** Null while nothing is known of whoever writes. */
export async function getClientOfTalk(partnerId: string, id: string): Promise<ClientDetail | null> {
  return callProtected(clientDetailSchema.nullable(), {
    method: 'GET',
    path: pathOf(partnerId, `conversation/${id}/client`),
  });
}

/** Gives the bot what it lacked and asks it again; the client hears nothing of it. */
export async function fixTalk(partnerId: string, requestId: string, fix: TalkFix): Promise<TriedFix> {
  return callProtected(triedFixSchema, {
    method: 'POST',
    path: pathOf(partnerId, `client-request/${requestId}/fix`),
    body: fix,
  });
}

export async function listCannedAnswers(partnerId: string): Promise<CannedAnswer[]> {
  return callProtected(cannedAnswersSchema, { method: 'GET', path: pathOf(partnerId, 'canned-answers') });
}

export async function saveCannedAnswers(partnerId: string, answers: CannedAnswer[]): Promise<CannedAnswer[]> {
  return callProtected(cannedAnswersSchema, {
    method: 'PATCH',
    path: pathOf(partnerId, 'canned-answers'),
    body: { answers },
  });
}

function pathOf(partnerId: string, rest: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/${rest}`;
}
