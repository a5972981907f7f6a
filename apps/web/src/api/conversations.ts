import {
  type ChatMessage,
  type ClientRequest,
  type ConversationDetail,
  chatMessageSchema,
  clientRequestSchema,
  conversationDetailSchema,
  type KnowledgeEntry,
  keptAnswerSchema,
  type ListedConversation,
  listedConversationSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { callProtected, callProtectedList, type Listed, sendProtected } from './request.ts';

export type ConversationQuery = {
  page?: number;
  pageSize?: number;
  search?: string;
  sort?: 'newest' | 'waiting';
  state?: ListedConversation['state'];
};

export async function listConversations(
  partnerId: string,
  query: ConversationQuery = {},
): Promise<Listed<ListedConversation>> {
  return callProtectedList(z.array(listedConversationSchema), {
    method: 'GET',
    path: pathOf(partnerId, 'conversation'),
    query,
  });
}

/** How many clients wait for a person right now. */
export async function countWaiting(partnerId: string): Promise<number> {
  return (await listConversations(partnerId, { state: 'waiting', pageSize: 1 })).total;
}

export async function getConversation(partnerId: string, id: string): Promise<ConversationDetail> {
  return callProtected(conversationDetailSchema, { method: 'GET', path: talkPath(partnerId, id) });
}

/** A person's words to the client. The bot is silent from then on. */
export async function sendManagerMessage(partnerId: string, id: string, text: string): Promise<ChatMessage> {
  return callProtected(chatMessageSchema, {
    method: 'POST',
    path: talkPath(partnerId, id, '/message'),
    body: { text },
  });
}

export async function takeOver(partnerId: string, id: string): Promise<void> {
  await sendProtected({ method: 'POST', path: talkPath(partnerId, id, '/takeover'), body: {} });
}

export async function release(partnerId: string, id: string): Promise<void> {
  await sendProtected({ method: 'POST', path: talkPath(partnerId, id, '/release'), body: {} });
}

export async function eraseConversation(partnerId: string, id: string): Promise<void> {
  await sendProtected({ method: 'DELETE', path: talkPath(partnerId, id) });
}

/** What waits for the owner: contacts to call back and questions only the owner can answer. */
export async function listClientRequests(partnerId: string): Promise<ClientRequest[]> {
  return callProtected(z.array(clientRequestSchema), {
    method: 'GET',
    path: pathOf(partnerId, 'client-request'),
  });
}

export async function settleRequest(partnerId: string, requestId: string): Promise<void> {
  await sendProtected({ method: 'POST', path: requestPath(partnerId, requestId, 'settle'), body: {} });
}

/** Takes a settling back. */
export async function reopenRequest(partnerId: string, requestId: string): Promise<void> {
  await sendProtected({ method: 'POST', path: requestPath(partnerId, requestId, 'reopen'), body: {} });
}

/** The client reads it in the chat at once; the bot goes on talking. */
export async function answerRequest(
  partnerId: string,
  requestId: string,
  text: string,
): Promise<ClientRequest> {
  return callProtected(clientRequestSchema, {
    method: 'POST',
    path: requestPath(partnerId, requestId, 'answer'),
    body: { text },
  });
}

/** Keeps an answer for next time; null leaves it at this once. Gives what the bot would say now. */
export async function keepAnswer(
  partnerId: string,
  requestId: string,
  entry: KnowledgeEntry | null,
): Promise<string | null> {
  const kept = await callProtected(keptAnswerSchema, {
    method: 'POST',
    path: requestPath(partnerId, requestId, 'keep'),
    body: { entry },
  });
  return kept.wouldSay;
}

function requestPath(partnerId: string, requestId: string, verb: string): string {
  return pathOf(partnerId, `client-request/${encodeURIComponent(requestId)}/${verb}`);
}

function talkPath(partnerId: string, id: string, rest = ''): string {
  return pathOf(partnerId, `conversation/${encodeURIComponent(id)}${rest}`);
}

function pathOf(partnerId: string, rest: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/${rest}`;
}
