import type { MessageTemplate } from '@glossa/contracts';
import { z } from 'zod';
import type { Connection } from './connections.store.ts';
import { keyOf } from './format/events.ts';
import { toPage } from './format/to-page.ts';
import type { Part } from './format/to-parts.ts';
import { toTemplate, toWhatsApp } from './format/to-whatsapp.ts';
import type { GraphClient } from './graph-client.ts';
import type { Outcome } from './read-graph-error.ts';

/** How a message may go out at this moment. */
export type Way = { kind: 'free' } | { kind: 'as_person' } | { kind: 'template'; template: MessageTemplate };

type Sending = { to: string; seq: number; part: number; way: Way };

const whatsAppAnswer = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const pageAnswer = z.object({ message_id: z.string() });

/** Sends one part; gives Meta's id of it. */
export async function sendPart(
  client: GraphClient,
  { messenger, accountId }: Pick<Connection, 'messenger' | 'accountId'>,
  content: Part,
  { to, seq, part, way }: Sending,
): Promise<Outcome<string>> {
  const key = keyOf({ seq, part });
  if (messenger !== 'whatsapp') {
    const body = toPage(content, { to, key, asPerson: way.kind === 'as_person' });
    const outcome = await client.post('me/messages', body, pageAnswer);
    return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.message_id } : outcome;
  }
  const body =
    way.kind === 'template'
      ? toTemplate(content.text, way.template, { to, key })
      : toWhatsApp(content, { to, key });
  const outcome = await client.post(`${accountId}/messages`, body, whatsAppAnswer);
  return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.messages[0]?.id ?? '' } : outcome;
}

/** Shows the client that the message was seen and that somebody is writing. Where that fails nothing is lost. */
export async function showTyping(
  client: GraphClient,
  { messenger, accountId }: Pick<Connection, 'messenger' | 'accountId'>,
  { chatId, externalId }: { chatId: string; externalId: string },
): Promise<void> {
  const anything = z.unknown();
  if (messenger === 'whatsapp') {
    const seen = { messaging_product: 'whatsapp', status: 'read', message_id: externalId };
    await client.post(`${accountId}/messages`, { ...seen, typing_indicator: { type: 'text' } }, anything);
    return;
  }
  for (const action of ['mark_seen', 'typing_on'])
    await client.post('me/messages', { recipient: { id: chatId }, sender_action: action }, anything);
}
