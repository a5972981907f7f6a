import { z } from 'zod';
import { type AccountEvents, type Act, type MetaEvent, textAct } from './events.ts';

const id = z.string().min(1).max(300);
const file = z.object({
  id,
  mime_type: z.string().max(200).optional(),
  caption: z.string().optional(),
});
const reply = z.object({ id: z.string(), title: z.string() });
const message = z.object({
  id,
  timestamp: z.string().regex(/^\d{1,12}$/),
  type: z.string(),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  image: file.optional().catch(undefined),
  document: file.optional().catch(undefined),
  button: z.object({ text: z.string() }).optional().catch(undefined),
  interactive: z
    .object({ button_reply: reply.optional(), list_reply: reply.optional() })
    .optional()
    .catch(undefined),
  location: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      name: z.string().optional(),
      address: z.string().optional(),
    })
    .optional()
    .catch(undefined),
  contacts: z
    .array(
      z.object({
        name: z.object({ formatted_name: z.string().optional() }).optional(),
        phones: z.array(z.object({ phone: z.string().optional() })).optional(),
      }),
    )
    .optional()
    .catch(undefined),
});
type Said = z.infer<typeof message>;

const received = message.extend({ from: id });
/** What a person wrote in the business app on the studio's phone. */
const echoed = message.extend({ to: id });
const status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  recipient_id: id,
  biz_opaque_callback_data: z.string().max(600).optional(),
  errors: z
    .array(z.object({ code: z.int() }))
    .optional()
    .catch(undefined),
});
const change = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: id }),
    contacts: z
      .array(z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }).optional() }))
      .optional()
      .catch(undefined),
    messages: z.array(z.unknown()).optional(),
    message_echoes: z.array(z.unknown()).optional(),
    statuses: z.array(z.unknown()).optional(),
  }),
});
const entry = z.object({ changes: z.array(z.unknown()) });

/** What is no message to be answered: reactions, edits, deletions, notes of the system. */
const silentTypes = new Set(['reaction', 'edit', 'revoke', 'system', 'ephemeral']);

/** The entries of a call about WhatsApp. What can't be read is left out; what stands beside it is not. */
export function fromWhatsApp(entries: readonly unknown[]): AccountEvents[] {
  const changes = entries.flatMap((one) => entry.safeParse(one).data?.changes ?? []);
  return changes.flatMap((one) => {
    const { value } = change.safeParse(one).data ?? {};
    if (!value) return [];
    const names = new Map(value.contacts?.map(({ wa_id, profile }) => [wa_id, profile?.name ?? '']));
    const events = [
      ...(value.messages ?? []).flatMap((said) => fromMessage(said, names)),
      ...(value.message_echoes ?? []).flatMap(fromEcho),
      ...(value.statuses ?? []).flatMap(fromStatus),
    ];
    return [{ messenger: 'whatsapp' as const, accountId: value.metadata.phone_number_id, events }];
  });
}

function fromMessage(body: unknown, names: Map<string, string>): MetaEvent[] {
  const said = received.safeParse(body).data;
  if (!said || silentTypes.has(said.type)) return [];
  const place = { chatId: said.from, externalId: said.id, sentAt: timeOf(said) };
  return [{ kind: 'client', ...place, firstName: names.get(said.from) ?? '', act: actOf(said) }];
}

function fromEcho(body: unknown): MetaEvent[] {
  const said = echoed.safeParse(body).data;
  if (!said || silentTypes.has(said.type)) return [];
  const place = { chatId: said.to, externalId: said.id, sentAt: timeOf(said) };
  return [{ kind: 'echo', ...place, text: said.text?.body ?? said.image?.caption ?? '', key: null }];
}

function fromStatus(body: unknown): MetaEvent[] {
  const told = status.safeParse(body).data;
  if (!told) return [];
  return [
    {
      kind: 'status',
      chatId: told.recipient_id,
      status: told.status,
      about: { externalId: told.id, key: told.biz_opaque_callback_data ?? null },
      errorCode: told.errors?.[0]?.code ?? null,
    },
  ];
}

function actOf({ text, image, document, button, interactive, location, contacts, type }: Said): Act {
  const tapped = interactive?.button_reply ?? interactive?.list_reply;
  // Our buttons carry the whole choice behind a title that may be shortened.
  if (tapped) return { kind: 'text', text: tapped.id || tapped.title };
  if (text) return textAct(text.body);
  if (button) return textAct(button.text);
  const picture = image ?? (document?.mime_type?.startsWith('image/') ? document : undefined);
  if (picture) return { kind: 'photo', media: { id: picture.id }, text: picture.caption ?? '' };
  if (type === 'audio' || type === 'voice') return { kind: 'voice' };
  if (location) return { kind: 'text', text: wordLocation(location) };
  const told = (contacts ?? []).map(wordContact).filter((words) => words !== '');
  if (told.length > 0) return { kind: 'text', text: told.join('\n') };
  return { kind: 'unsupported' };
}

function wordLocation({ latitude, longitude, name, address }: NonNullable<Said['location']>): string {
  const place = [name, address].filter(Boolean).join(', ');
  return `${place === '' ? '' : `${place} `}📍 ${latitude}, ${longitude}`;
}

function wordContact({ name, phones = [] }: NonNullable<Said['contacts']>[number]): string {
  return [name?.formatted_name, ...phones.map(({ phone }) => phone)].filter(Boolean).join(' ');
}

function timeOf({ timestamp }: Said): string {
  return new Date(Number(timestamp) * 1000).toISOString();
}
