import type { Messenger } from '@glossa/contracts';
import { z } from 'zod';
import { type AccountEvents, type Act, type DeliveryStatus, type MetaEvent, textAct } from './events.ts';

const id = z.string().min(1).max(300);
const instant = z.number().min(0).max(8.64e15);
const attachment = z.object({
  type: z.string(),
  payload: z
    .object({
      url: z.url().max(2000).optional(),
      coordinates: z.object({ lat: z.number(), long: z.number() }).optional(),
    })
    .nullish()
    .catch(undefined),
});
const message = z.object({
  mid: id,
  text: z.string().optional(),
  is_echo: z.boolean().optional(),
  is_deleted: z.boolean().optional(),
  metadata: z.string().max(1000).optional(),
  quick_reply: z.object({ payload: z.string() }).optional().catch(undefined),
  attachments: z.array(attachment).optional().catch(undefined),
});
type Said = z.infer<typeof message>;
const happened = z.object({
  sender: z.object({ id }),
  recipient: z.object({ id }),
  timestamp: instant,
  message: message.optional(),
  postback: z.object({ mid: id, title: z.string().default('') }).optional(),
  delivery: z.object({ watermark: instant }).optional(),
  read: z.object({ watermark: instant.optional(), mid: id.optional() }).optional(),
});
type Happened = z.infer<typeof happened>;
const entry = z.object({ id, messaging: z.array(z.unknown()) });

/** The entries of a call about Instagram or Messenger, which differ in their ids alone. */
export function fromPage(messenger: Messenger, entries: readonly unknown[]): AccountEvents[] {
  return entries.flatMap((one) => {
    const read = entry.safeParse(one).data;
    if (!read) return [];
    const events = read.messaging.flatMap((part) => {
      const told = happened.safeParse(part).data;
      return told ? eventsOf(told) : [];
    });
    return [{ messenger, accountId: read.id, events }];
  });
}

function eventsOf(told: Happened): MetaEvent[] {
  const { message: said, postback, delivery, read, sender, recipient } = told;
  const sentAt = new Date(told.timestamp).toISOString();
  if (said?.is_deleted) return [];
  if (said?.is_echo) {
    const place = { chatId: recipient.id, externalId: said.mid, sentAt };
    return [{ kind: 'echo', ...place, text: said.text ?? '', key: said.metadata ?? null }];
  }
  const client = { kind: 'client', chatId: sender.id, sentAt, firstName: '' } as const;
  if (said) return [{ ...client, externalId: said.mid, act: actOf(said) }];
  if (postback) return [{ ...client, externalId: postback.mid, act: textAct(postback.title) }];
  if (delivery) return [statusUntil('delivered', sender.id, delivery.watermark)];
  if (read?.mid !== undefined) {
    const about = { externalId: read.mid, key: null };
    return [{ kind: 'status', chatId: sender.id, status: 'read', about, errorCode: null }];
  }
  if (read?.watermark !== undefined) return [statusUntil('read', sender.id, read.watermark)];
  // Reactions, edits and whatever else is none of our business.
  return [];
}

function statusUntil(status: DeliveryStatus, chatId: string, watermark: number): MetaEvent {
  const about = { until: new Date(watermark).toISOString() };
  return { kind: 'status', chatId, status, about, errorCode: null };
}

function actOf({ text, quick_reply: tapped, attachments = [] }: Said): Act {
  // Our quick replies carry the whole choice behind a title that may be shortened.
  if (tapped && tapped.payload !== '') return { kind: 'text', text: tapped.payload };
  const picture = attachments.find(({ type, payload }) => type === 'image' && payload?.url !== undefined);
  if (picture?.payload?.url) return { kind: 'photo', media: { url: picture.payload.url }, text: text ?? '' };
  if (text !== undefined) return textAct(text);
  const place = attachments.find(({ payload }) => payload?.coordinates)?.payload?.coordinates;
  if (place) return { kind: 'text', text: `📍 ${place.lat}, ${place.long}` };
  if (attachments.some(({ type }) => type === 'audio')) return { kind: 'voice' };
  return { kind: 'unsupported' };
}
